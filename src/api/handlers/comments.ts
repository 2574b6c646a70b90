import type { Context } from 'hono'
import { listComments } from '#domain/comments/list-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { answerCreated, answerJson } from '../answer.ts'
import { askedBy } from '../asked-by.ts'
import { readBody } from '../read-body.ts'
import { commentFromWire, commentsToWire, commentToWire } from '../translate/comment.ts'
import { idFromText } from '../translate/id.ts'

export function commentHandlers(marketplace: Marketplace) {
  return {
    async listComments(context: Context) {
      const comments = await listComments(askedBy(context, marketplace), idFromText(context.req.param('productId')))
      return answerJson(context, commentsToWire(comments))
    },

    async addComment(context: Context) {
      const comment = await postComment(askedBy(context, marketplace), await readBody(context.req.raw, commentFromWire))
      return answerCreated(context, commentToWire(comment))
    },
  }
}
