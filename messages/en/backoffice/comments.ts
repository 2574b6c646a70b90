import { plural } from '../../plural.ts'

export const commentsMessages = {
  title: 'Comments',
  statuses: { held: 'Held', published: 'Published', hidden: 'Hidden' },
  none: {
    held: 'No comments to review.',
    published: 'No published comments.',
    hidden: 'No hidden comments.',
  },
  on: 'On',
  select: (author: string) => `Select the comment by ${author}`,
  selectAll: 'Select all',
  isNew: 'New',
  seen: 'Mark as seen',
  seenSelected: 'Mark selected as seen',
  seenNow: (count: number) => plural('en', count, { one: '1 comment seen', other: `${count} comments seen` }),
  publish: 'Publish',
  hide: 'Hide',
  /** `count` is 0 while nobody knows how many. */
  publishSelected: (count: number) => (count > 0 ? `Publish ${count} selected` : 'Publish selected'),
  hideSelected: (count: number) => (count > 0 ? `Hide ${count} selected` : 'Hide selected'),
  changed: {
    held: (count: number) => plural('en', count, { one: '1 comment held', other: `${count} comments held` }),
    published: (count: number) =>
      plural('en', count, { one: '1 comment published', other: `${count} comments published` }),
    hidden: (count: number) => plural('en', count, { one: '1 comment hidden', other: `${count} comments hidden` }),
  },
}
