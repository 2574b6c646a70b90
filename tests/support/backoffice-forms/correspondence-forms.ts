import type { FormsByRoute, ShopIds } from './forms-by-route.ts'

/** Valid forms of the pages of what people write and read: messages, comments, reviews, letters and reports. */
export function correspondenceForms(ids: ShopIds): FormsByRoute {
  const issue = { subject: 'Wool', body: 'Soft.', base: JSON.stringify({ subject: 'Wool', body: 'Soft.' }) }
  const shownReview = { review: '1', status: 'held', changedAt: '1' }
  return {
    'backoffice/contact-messages/contact-message-page': {
      path: `/admin/contact-messages/${ids.message}`,
      forms: [{ do: 'done' }, { do: 'reopen' }, { key: crypto.randomUUID(), answer: 'Thank you.', repliesSeen: '0' }],
    },
    'backoffice/comments/comments-page': {
      path: '/admin/comments',
      forms: [
        { decide: 'hidden', comment: `${ids.comment}` },
        { decide: `published ${ids.comment}` },
        { decide: 'seen', comment: '1' },
      ],
    },
    'backoffice/reviews/reviews-page': {
      path: '/admin/reviews',
      forms: [
        { ...shownReview, do: 'published' },
        { ...shownReview, do: 'hidden', note: 'Rude' },
        { ...shownReview, do: 'seen' },
        { ...shownReview, do: 'answer', answer: 'Thank you', as: 'shop' },
      ],
    },
    'backoffice/plan-requests/plan-request-page': {
      path: `/admin/plan-requests/${ids.planRequest}`,
      forms: [
        { step: 'approved', lastDay: '2026-05-01', note: 'Welcome.' },
        { step: 'refused', note: 'Not now.' },
        { do: 'set-store', storeId: `${ids.store}` },
        {
          ...{ do: 'pay', due: '1', key: '1b7e2f6e-3f1c-4a51-9a57-0d7d4f0f7a13', means: 'cash', reference: 'R' },
          ...{ store: `${ids.store}`, paidOn: '2026-03-02' },
        },
        { do: 'revoke', id: '1', reason: 'A mistake' },
        { do: 'waive', id: '1', reason: 'Agreed' },
      ],
    },
    'backoffice/newsletter/new-issue-page': { path: '/admin/newsletter/new', forms: [issue] },
    'backoffice/newsletter/issue-page': {
      path: `/admin/newsletter/${ids.issue}`,
      forms: [{ do: 'stop' }, { do: 'continue' }, issue, { do: 'try', ...issue }],
    },
    'backoffice/product-feeds/product-feeds-page': {
      path: '/admin/product-feeds?for=meta&language=fr',
      forms: [{ version: '0', isOpen: 'on', 'category-decor': 'Home & Garden > Decor' }],
    },
    'backoffice/audit-log/audit-log-page': { path: '/admin/audit-log', forms: [{ undo: '1' }] },
    'backoffice/searches/searches-page': {
      path: '/admin/searches',
      forms: [
        { do: 'same', asked: 'zorbla', finds: 'trivet, bowl' },
        { do: 'store', asked: 'dar', store: `${ids.store}` },
        { do: 'not-sold', asked: 'phone' },
      ],
    },
    'backoffice/reports/reports-page': { path: '/admin/reports', forms: [{ format: 'french' }] },
    'backoffice/emails/emails-page': {
      path: '/admin/emails',
      forms: [
        ...[{ id: `${ids.email}` }, { which: 'shown', shown: `${ids.email}` }, { letter: '1' }, { only: '1' }],
        ...[{ decide: 'released', letter: `${ids.email}` }, { decide: 'dropped 1' }],
      ],
    },
    'backoffice/customers/customers-page': {
      path: '/admin/customers?phone=22333444',
      forms: [
        { do: 'block', version: '0', kind: 'do-not-take', note: 'Refused', lastDay: '2026-12-31' },
        { do: 'end-block', version: '1', kind: 'do-not-take', note: 'Refused', lastDay: '' },
      ],
    },
    'backoffice/layout/not-found-page': { path: '/admin/none', forms: [{}] },
  }
}
