/** The fields of a form as its page sends them. */
export type FormFields = Readonly<Record<string, string>>

/** Ids of what the tested shop has. */
export interface ShopIds {
  readonly product: number
  readonly size: number
  readonly order: number
  /** The same once more. */
  readonly otherOrder: number
  readonly store: number
  readonly comment: number
  readonly message: number
  readonly planRequest: number
  readonly issue: number
  readonly promotion: number
  readonly email: number
}

const person = { name: 'Amel', phone: '22333444', email: 'amel@example.tn', address: '1 rue', city: 'Tunis' }
const delivery = { ...person, governorate: 'TN-11' }
const deliveryBase = JSON.stringify({
  customer: { name: 'Amel Ben Salah', email: 'amel@example.tn', phone: '+21622333444' },
  address: '12 rue de la Kasbah',
  city: 'Nabeul',
})
const password = { password: 'a long enough passphrase', repeated: 'a long enough passphrase' }

/**
 * Valid forms of every route under /admin with an action, by route id: one for each button or kind of form. A new action
 * needs a row here.
 */
export function backofficeForms(ids: ShopIds): Readonly<Record<string, { path: string; forms: FormFields[] }>> {
  const line = { productId: `${ids.product}`, sizeId: `${ids.size}`, colorId: '', quantity: '1', claimedTotal: '53000' }
  const linesBase = JSON.stringify([{ productId: ids.product, sizeId: ids.size, quantity: 1 }])
  const call = { id: `${ids.order}`, number: 'H-1', note: 'Called', tell: 'on', skip: `${ids.order}` }
  const product = {
    ...{ name: 'Bowl', storeId: `${ids.store}`, category: 'decor', model: 'B-1', regularPrice: '45' },
    ...{ promotionalPrice: '40', description: 'A bowl.', mainColor: 'Blue', width: '10', height: '5,5', weight: '300' },
    ...{ sizeId: `${ids.size}`, sizeName: '', colorId: '', colorName: 'Blue', swatch: '#0000ff' },
    ...{ picture: '', alt: '', pictureColor: '', stock: '3', arrange: '' },
  }
  const productBase = JSON.stringify({
    ...{ storeId: ids.store, name: 'Bowl 1', model: 'B-1', category: 'decor', description: 'A bowl.' },
    ...{ regularPrice: 45000, mainColor: 'Blue', sizes: [{ id: ids.size, name: '' }], colors: [], pictures: [] },
  })
  const store = {
    ...{ name: 'Dar', category: 'decor', description: 'Pottery.', logo: 'a.webp', cover: 'a.webp', instagram: '' },
    ...{ facebook: '', craft: 'pottery', town: 'Nabeul', governorate: 'TN-21' },
  }
  const storeBase = JSON.stringify({ name: 'Dar', category: 'decor', description: '', logo: 'a', cover: 'a' })
  const promotion = { price: '40', startsAt: '2026-04-01T10:00', endsAt: '2026-04-08T10:00', renewsWeekly: 'on' }
  const terms = JSON.stringify({
    startsAt: '2026-03-10T09:00:00Z',
    endsAt: '2026-03-17T09:00:00Z',
    renewsWeekly: false,
  })
  const issue = { subject: 'Wool', body: 'Soft.', base: JSON.stringify({ subject: 'Wool', body: 'Soft.' }) }
  const submission = '01234567-89ab-cdef-0123-456789abcdef'
  const discountCode = {
    ...{ code: 'AID', kind: 'percent', amount: '', percent: '10', storeId: `${ids.store}`, category: 'decor' },
    ...{ isFirstOrderOnly: 'on', minimum: '50', maxUses: '100', maxUsesPerPhone: '1' },
    ...{ firstDay: '2026-03-01', lastDay: '2026-04-01', isOn: 'on' },
  }
  const courier = {
    ...{ name: 'Rapid', phone: '71222333', deliveryFee: '7', refusalFee: '4', collectionFee: '0,5' },
    ...{ remittanceDays: '7', deliveryIn: '', refusalIn: '', column: 'number', separator: ';', decimalSign: ',' },
  }
  const settings = [
    {
      ...{
        part: 'shop-profile',
        version: '0',
        name: 'Hirfa',
        nameInArabic: 'حرفة',
        tagline: 'Handmade',
        email: person.email,
      },
      ...{ phone: '72285410', street: '1 rue', city: 'Tunis', postalCode: '1000', facebookUrl: '', instagramUrl: '' },
    },
    { part: 'rate-limits', version: '0', 'order.perNetwork.count': '5', 'order.perNetwork.time': 'hour' },
    { part: 'rate-limits', version: '0', unconfirmedOrders: '3' },
    { part: 'review-limits', version: '0', 'comment.count': '5', 'comment.time': 'day' },
    { part: 'hold-limits', version: '0', orderPieces: '5', sizeShare: '50' },
    { part: 'closed-days', version: '0', closedDays: '2026-05-27\n28/5/2026', worksSaturdays: 'no' },
    { part: 'customer-texts', version: '0', 'translation-fr-review': 'Merci {customer} !' },
    { part: 'delivery', version: '0', overdueDays: '7' },
    {
      ...{ part: 'sale-terms', version: '0', deliveryFee: '7', freeFrom: '200', 'fee-TN-21': '5,500' },
      ...{ exchangeDays: '14', hasPaypal: 'no' },
    },
    { part: 'pins', version: '0', pins: 'off' },
    {
      ...{ part: 'commission', version: '0', withoutPlan: '10', silver: '9,5', gold: '8', diamonds: '5' },
      courierFees: '50',
    },
    { part: 'returns', version: '0', withdrawalDays: '14', refundDays: '7' },
    { part: 'undo-window', version: '0', undoMinutes: '10' },
    { part: 'comments', version: '0', heldComments: 'all' },
    { part: 'reviews', version: '0', newReviews: 'shown', invitations: 'off', inviteAfterDays: '9' },
    { part: 'main-language', version: '0', mainLocale: 'fr' },
    {
      part: 'retention',
      version: '0',
      contacts: '36',
      letters: '12',
      messages: '24',
      commentContacts: '12',
      logs: '24',
    },
    { part: 'merchandising', version: '0', bestSellers: 'rule', deliveredOrders: '5', lowStock: '3' },
  ]
  return {
    'backoffice/auth/setup-page': {
      path: '/admin/setup/none',
      forms: [{ name: 'Sana', email: 'sana@example.tn', ...password }],
    },
    'backoffice/auth/sign-in-page': { path: '/admin/sign-in', forms: [{ email: 'sana@example.tn', password: 'none' }] },
    'backoffice/auth/sign-out': { path: '/admin/sign-out', forms: [{}] },
    'backoffice/auth/sign-in-code-page': { path: '/admin/sign-in/code', forms: [{ code: '123456' }] },
    'backoffice/auth/forgot-password-page': { path: '/admin/forgotten', forms: [{ email: 'sana@example.tn' }] },
    'backoffice/auth/choose-password-page': { path: '/admin/password/none', forms: [password] },
    'backoffice/account/second-factor-page': {
      path: '/admin/account/second-factor',
      forms: [{ do: 'remove' }, { code: '123456' }],
    },
    'backoffice/account/account-page': {
      path: '/admin/account',
      forms: [
        { do: 'end-session', id: '999' },
        { do: 'rename', name: 'Sana' },
        { do: 'choose-language', locale: 'fr' },
        { do: 'choose-language', locale: '' },
      ],
    },
    'backoffice/auth/identity-check-page': { path: '/admin/identity', forms: [{ presentPassword: 'none' }] },
    'backoffice/account/password-page': { path: '/admin/account/password', forms: [password] },
    'backoffice/account/passkeys-page': {
      path: '/admin/account/passkeys',
      forms: [
        { do: 'remove', id: '999' },
        { response: '{}', challenge: 'none' },
      ],
    },
    'backoffice/account/pin/pin-page': {
      path: '/admin/account/pin',
      forms: [{ do: 'set', pin: '123456', lockMinutes: '15' }, { do: 'remove' }],
    },
    'backoffice/auth/unlock-page': { path: '/admin/unlock', forms: [{ pin: '123456' }] },
    'backoffice/account/notifications/notifications-page': {
      path: '/admin/account/notifications',
      forms: [
        { do: 'save', kinds: 'new-order', quietFrom: '22:00', quietUntil: '07:00' },
        { do: 'subscribe', endpoint: 'https://push.example/1', p256dh: 'none', auth: 'none' },
        { do: 'remove', id: '999' },
        { do: 'test' },
      ],
    },
    'backoffice/account/email-page': { path: '/admin/account/email', forms: [{ email: 'zohra@example.tn' }] },
    'backoffice/team/team-page': {
      path: '/admin/team',
      forms: [
        { do: 'invite', name: 'Ali', email: 'ali@example.tn', role: 'staff' },
        ...['disable', 'enable', 'invite-again', 'invitation-link', 'forget-app', 'make-owner', 'make-staff'].map(
          (button) => ({
            ...{ do: button, id: '999' },
          }),
        ),
      ],
    },
    'backoffice/person/person-page': {
      path: '/admin/person',
      forms: [
        { q: '55666777', do: 'erase', called: 'on' },
        { q: 'nobody@example.tn', do: 'send-link' },
      ],
    },
    'backoffice/person/person-file': { path: '/admin/person/file', forms: [{ q: '55666777', called: 'on' }] },
    'backoffice/settings/settings-page': { path: '/admin/settings', forms: settings },
    'backoffice/contact-messages/contact-message-page': {
      path: `/admin/messages/${ids.message}`,
      forms: [{ do: 'done' }, { do: 'reopen' }, { answer: 'Thank you.', repliesSeen: '0' }],
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
        { do: 'published', review: '1' },
        { do: 'hidden', review: '1', note: 'Rude' },
        { do: 'seen', review: '1' },
        { do: 'answer', review: '1', answer: 'Thank you', as: 'shop' },
      ],
    },
    'backoffice/plan-requests/plan-request-page': {
      path: `/admin/packs/${ids.planRequest}`,
      forms: [
        { step: 'approved', lastDay: '2026-05-01', note: 'Welcome.' },
        { step: 'refused', note: 'Not now.' },
      ],
    },
    'backoffice/newsletter/new-issue-page': { path: '/admin/newsletter/new', forms: [issue] },
    'backoffice/newsletter/issue-page': {
      path: `/admin/newsletter/${ids.issue}`,
      forms: [{ do: 'stop' }, { do: 'continue' }, issue, { do: 'try', ...issue }],
    },
    'backoffice/audit-log/audit-log-page': { path: '/admin/history', forms: [{ undo: '1' }] },
    'backoffice/searches/searches-page': {
      path: '/admin/searches',
      forms: [
        { do: 'same', asked: 'zorbla', finds: 'trivet, bowl' },
        { do: 'store', asked: 'dar', store: `${ids.store}` },
        { do: 'not-sold', asked: 'phone' },
      ],
    },
    'backoffice/reports/reports-page': { path: '/admin/figures', forms: [{ format: 'french' }] },
    'backoffice/emails/emails-page': {
      path: '/admin/letters',
      forms: [
        ...[{ id: `${ids.email}` }, { which: 'shown', shown: `${ids.email}` }, { letter: '1' }, { only: '1' }],
        ...[{ decide: 'released', letter: `${ids.email}` }, { decide: 'dropped 1' }],
      ],
    },
    'backoffice/products/products-page': {
      path: '/admin/products',
      forms: [
        { do: 'price', id: `${ids.product}`, value: '46', seen: '45000', promotion: '' },
        { do: 'stock', id: `${ids.size}`, value: '4', seen: '10' },
      ],
    },
    'backoffice/products/new-product-page': { path: '/admin/products/new', forms: [product] },
    'backoffice/products/product-page': {
      path: `/admin/products/${ids.product}`,
      forms: [
        { base: productBase, ...product, 'translation-fr-name': 'Bol', [`translation-ar-size-${ids.size}`]: 'صغير' },
        ...['retire', 'restore', 'pin', 'unpin'].map((button) => ({ do: button })),
        { do: 'duplicate', name: 'Another' },
        {
          ...{ do: 'stock', sizeId: `${ids.size}`, reason: 'counted', pieces: '3', seen: '10' },
          key: '01234567-89ab-cdef-0123-456789abcdef',
        },
      ],
    },
    'backoffice/products/import-page': {
      path: '/admin/products/sheet',
      forms: [{ text: 'model\tprice\nB-1\t46' }, { text: 'model;stock\nB-1;4', review: '[]' }],
    },
    'backoffice/pictures/picture-upload': { path: '/admin/pictures', forms: [{ photo: 'none' }] },
    'backoffice/orders/calls/calls-page': {
      path: '/admin/calls',
      forms: [
        { ...call, do: 'take-over' },
        { ...call, outcome: 'no-answer', callBack: 'hours' },
        { ...call, outcome: 'wrong-number', newNumber: '22333445' },
        { ...call, outcome: 'address-corrected', ...delivery, deliveryBase },
        { ...call, outcome: 'changed', ...line, linesBase },
        { ...call, outcome: 'cancelled', reason: 'Too late' },
      ],
    },
    'backoffice/orders/calls/release-claim': {
      path: '/admin/calls/leave',
      forms: [{ id: `${ids.order}`, until: '2026-03-02T10:00:00.000Z' }],
    },
    'backoffice/orders/list/orders-page': {
      path: '/admin/orders',
      forms: [{ to: 'cancelled', id: `${ids.order}.received`, reason: 'Too late', tell: 'on', unpaid: 'on' }],
    },
    'backoffice/cash/courier-cash-page': {
      path: '/admin/cash/couriers/1',
      forms: [
        { do: 'match', pasted: 'H-7K3M-92QX 64,500' },
        {
          ...{
            do: 'record',
            key: '0b7e2f6e-3f1c-4a51-9a57-0d7d4f0f7a12',
            received: '10',
            reference: 'R',
            reason: 'Lost',
          },
          ...{ order: `${ids.order} 1000`, row: `${ids.order}`, difference: '-1' },
        },
      ],
    },
    'backoffice/cash/remittance-page': { path: '/admin/cash/remittances/1', forms: [{ reason: 'A mistake' }] },
    'backoffice/statements/statement-page': {
      path: '/admin/statements/1',
      forms: [
        {
          ...{ do: 'pay', key: '1b7e2f6e-3f1c-4a51-9a57-0d7d4f0f7a12', amount: '10', means: 'd17', reference: 'R' },
          ...{ paidOn: '2026-03-02', seen: '0' },
        },
        { do: 'revoke', payout: '1', reason: 'A mistake' },
        { do: 'terms', plan: 'gold', commission: '12,5', version: '0' },
      ],
    },
    'backoffice/handovers/handovers-page': {
      path: '/admin/handovers',
      forms: [{ submission, id: `${ids.order}.received`, back: '/admin/orders', courier: '1' }],
    },
    'backoffice/returns/return-page': {
      path: '/admin/returns/1',
      forms: [
        { do: 'agree', fee: '0', note: '', tell: 'on' },
        { do: 'refuse', note: 'Too late', tell: 'on' },
        { do: 'sent' },
        { do: 'inspect', 'disposition-0': 'shelf', cameBackOn: '2026-03-04', note: '', tell: 'on' },
        { do: 'settle', settlement: 'refund', amount: '45', means: 'cash', reference: '', tell: 'on' },
        { do: 'settle', settlement: 'exchange', 'size-0': `${ids.size}`, fee: '0' },
        { do: 'undo', step: '1', note: 'By mistake' },
      ],
    },
    'backoffice/handovers/handover-page': {
      path: '/admin/handovers/1',
      forms: [
        ...['pack', 'discard', 'take-out 1'].map((button) => ({ do: button })),
        { do: 'add', number: 'H-7K3M-92QX' },
        { do: 'courier', courier: '1' },
        { do: 'hand-over', agreed: `${ids.order}`, tell: 'on' },
      ],
    },
    'backoffice/handovers/results/delivery-results-page': {
      path: '/admin/handovers/results',
      forms: [
        { do: 'preview', rows: 'numéro;état\nH-7K3M-92QX;livré' },
        {
          ...{ do: 'apply', tell: 'on' },
          results: JSON.stringify([{ id: ids.order, status: 'shipped', result: { outcome: 'delivered' } }]),
        },
        {
          ...{ do: 'record', id: `${ids.order}.shipped`, outcome: 'postponed', decidedBy: 'customer' },
          ...{ reason: 'absent', until: '2026-03-09', note: 'Friday', tell: 'on' },
        },
      ],
    },
    'backoffice/couriers/new-courier-page': { path: '/admin/couriers/new', forms: [courier] },
    'backoffice/couriers/courier-page': {
      path: '/admin/couriers/1',
      forms: [{ do: 'retire' }, { do: 'restore' }, { ...courier, version: '1' }],
    },
    'backoffice/orders/entry/order-entry-page': {
      path: '/admin/orders/new',
      forms: [
        {
          ...line,
          ...delivery,
          source: 'phone',
          payment: 'paypal',
          key: 'k',
          customerNote: 'Ring.',
          giftNote: '',
          confirmed: '1',
        },
        { ...line, ...delivery, source: 'visit', payment: '', key: '', customerNote: '', giftNote: 'For you.' },
      ],
    },
    'backoffice/orders/duplicates/duplicates-page': {
      path: `/admin/orders/${ids.order}/duplicates/${ids.otherOrder}`,
      forms: [{ do: 'keep' }, { do: 'join-into-first' }, { do: 'cancel-second' }],
    },
    'backoffice/stock-taking/stock-taking-page': {
      path: `/admin/stores/${ids.store}/count`,
      forms: [{ key: '0b7e2f6e-3f1c-4a51-9a57-0d7d4f0f7a11', sizeId: `${ids.size}`, expected: '10', counted: '9' }],
    },
    'backoffice/customers/customers-page': {
      path: '/admin/customers?phone=22333444',
      forms: [
        { do: 'block', version: '0', kind: 'do-not-take', note: 'Refused', lastDay: '2026-12-31' },
        { do: 'end-block', version: '1', kind: 'do-not-take', note: 'Refused', lastDay: '' },
      ],
    },
    'backoffice/orders/details/order-details-page': {
      path: `/admin/orders/${ids.order}`,
      forms: [
        { do: 'step', to: 'cancelled', from: 'received', note: '', reason: 'Late', tell: 'on', unpaid: 'on' },
        { do: 'open-return', 'pieces-0': '1', reason: 'size', wish: 'exchange', note: '' },
        { do: 'note', body: 'Call in the evening.' },
        { do: 'text-sent', purpose: 'on-its-way', channel: 'whatsapp' },
        { do: 'paid', reference: 'R-1' },
        { do: 'not-paid', reference: 'Mistake', payment: '1' },
        { do: 'correct', ...delivery, deliveryBase },
        { do: 'change', ...line, linesBase },
      ],
    },
    'backoffice/layout/not-found-page': { path: '/admin/none', forms: [{}] },
    'backoffice/stores/new-store-page': { path: '/admin/stores/new', forms: [store] },
    'backoffice/stores/store-page': {
      path: `/admin/stores/${ids.store}`,
      forms: [{ do: 'retire' }, { do: 'restore' }, { ...store, base: storeBase, 'translation-fr-name': 'Argile' }],
    },
    'backoffice/promotion/promotion-page': {
      path: '/admin/promotion',
      forms: [
        { do: 'call-off', id: `${ids.promotion}` },
        { do: 'edit', id: `${ids.promotion}`, ...promotion, base: terms },
        { ...promotion, productId: `${ids.product}` },
      ],
    },
    'backoffice/discount-codes/new-discount-code-page': {
      path: '/admin/discount-codes/new',
      forms: [
        discountCode,
        { ...discountCode, code: 'EID', kind: 'amount', amount: '5,5', percent: '' },
        { ...discountCode, code: 'DELIVERY', kind: 'free-delivery', percent: '' },
      ],
    },
    'backoffice/discount-codes/discount-code-page': {
      path: '/admin/discount-codes/1',
      forms: [{ ...discountCode, version: '1', maxUses: '200' }],
    },
    'backoffice/translations/translations-page': {
      path: '/admin/translations',
      forms: [
        { thing: `product:${ids.product}`, to: 'fr', base: '{"name":""}', 'translation-fr-name': 'Bol' },
        { thing: 'banner:hero-1', to: 'ar', base: '{"headline":"","words":""}', 'translation-ar-headline': 'صوف' },
      ],
    },
    'backoffice/translations/import-page': {
      path: '/admin/translations/import',
      forms: [
        { text: `key\tfr\nproduct:${ids.product}:name\tBol` },
        {
          review: JSON.stringify([
            {
              ...{ outcome: 'changed', line: 2, key: `product:${ids.product}:name` },
              changes: [{ locale: 'fr', from: '', to: 'Bol' }],
            },
          ]),
        },
      ],
    },
    'backoffice/home-page/banners-page': {
      path: '/admin/home-page',
      forms: [
        {
          ...{ place: 'hero-1', fileName: 'a.webp', alt: '', headline: 'Wool', words: '', linkLabel: 'See' },
          ...{ linkPath: '/shop', base: JSON.stringify({ fileName: 'a.webp', alt: '' }) },
        },
      ],
    },
  }
}
