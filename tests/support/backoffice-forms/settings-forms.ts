import type { FormsByRoute } from './forms-by-route.ts'

/** Valid forms of the pages of the settings, and of what else owners decide of the office. */
export function settingsForms(): FormsByRoute {
  const settings = [
    {
      ...{
        part: 'shop-profile',
        version: '0',
        name: 'Hirfa',
        nameInArabic: 'حرفة',
        tagline: 'Handmade',
        email: 'amel@example.tn',
      },
      ...{ phone: '72285410', street: '1 rue', city: 'Tunis', postalCode: '1000', facebookUrl: '', instagramUrl: '' },
    },
    { part: 'protection', protection: 'strict' },
    { part: 'rate-limits', version: '0', 'order.perNetwork.count': '5', 'order.perNetwork.time': 'hour' },
    { part: 'rate-limits', version: '0', unconfirmedOrders: '3' },
    { part: 'review-limits', version: '0', 'comment.count': '5', 'comment.time': 'day' },
    { part: 'hold-limits', version: '0', orderPieces: '5', sizeShare: '50' },
    { part: 'closed-days', version: '0', closedDays: '2026-05-27\n28/5/2026', worksSaturdays: 'no' },
    { part: 'customer-texts', version: '0', 'translation-fr-review': 'Merci {customer} !' },
    {
      ...{ part: 'delivery', version: '0', overdueDays: '7', preparationDays: '0', transitDays: '2', maxHours: '72' },
      'transit-TN-21': '1',
    },
    {
      ...{ part: 'sale-terms', version: '0', deliveryFee: '7', freeFrom: '200', 'fee-TN-21': '5,500' },
      ...{ exchangeDays: '14', 'offer-paypal': 'no' },
    },
    {
      ...{ part: 'commission', version: '0', withoutPlan: '10', silver: '9,5', gold: '8', diamonds: '5' },
      courierFees: '50',
    },
    { part: 'returns', version: '0', withdrawalDays: '14', refundDays: '7' },
    { part: 'undo-window', version: '0', undoMinutes: '10' },
    { part: 'comments', version: '0', heldComments: 'all' },
    { part: 'reviews', version: '0', newReviews: 'shown', invitations: 'off', inviteAfterDays: '9' },
    { part: 'studio', version: '0', isStudioOpen: 'yes' },
    { part: 'submissions', version: '0', newPieces: 'none' },
    { part: 'preparation', version: '0', showsBuyer: 'yes' },
    { part: 'seller-terms', version: '0', en: 'We pay on the fifth.', fr: '', ar: '' },
    { part: 'main-language', version: '0', mainLocale: 'fr' },
    { part: 'web-vitals', version: '0', areVitalsMeasured: 'no' },
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
    'backoffice/dashboard/dashboard-page': { path: '/admin?index', forms: [{}] },
    'backoffice/settings/settings-page': { path: '/admin/settings', forms: settings },
  }
}
