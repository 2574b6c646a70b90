import type { Context } from 'hono'
import { commentQuery } from '#api/contract/parameters.ts'
import { readBody } from '#api/read-body.ts'
import { readQuery } from '#api/read-query.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import type { RespondInLanguage } from '#api/respond-in-language.ts'
import { createdResponse, jsonResponse } from '#api/responses.ts'
import { commentFromWire, commentsToWire, commentToWire } from '#api/translate/comment.ts'
import { idFromText } from '#api/translate/id.ts'
import { listComments } from '#domain/comments/list-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listProductReviews } from '#domain/reviews/list-product-reviews.ts'

export function commentHandlers(marketplace: Marketplace, respond: RespondInLanguage) {
  return {
    async listComments(context: Context) {
      const { page, ...language } = readQuery(context, commentQuery)
      return respond(context, language, async (marketplace) => {
        const productId = idFromText(context.req.param('productId'))
        const [found, reviews] = await Promise.all([
          listComments(marketplace, productId, page),
          listProductReviews(marketplace, productId),
        ])
        return jsonResponse(context, commentsToWire(found, reviews))
      })
    },

    async addComment(context: Context) {
      const comment = await postComment(
        requestMarketplace(context, marketplace),
        await readBody(context.req.raw, commentFromWire),
      )
      return createdResponse(context, commentToWire(comment))
    },
  }
}
