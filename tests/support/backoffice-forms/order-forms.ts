import type { FormsByRoute, ShopIds } from './forms-by-route.ts'

const person = { name: 'Amel', phone: '22333444', email: 'amel@example.tn', address: '1 rue', city: 'Tunis' }

const delivery = { ...person, governorate: 'TN-11' }

const deliveryBase = JSON.stringify({
  customer: { name: 'Amel Ben Salah', email: 'amel@example.tn', phone: '+21622333444' },
  address: '12 rue de la Kasbah',
  city: 'Nabeul',
})

/** Valid forms of the pages of orders, couriers, cash, returns and statements. */
export function orderForms(ids: ShopIds): FormsByRoute {
  const line = { productId: `${ids.product}`, sizeId: `${ids.size}`, colorId: '', quantity: '1', claimedTotal: '53000' }
  const linesBase = JSON.stringify([{ productId: ids.product, sizeId: ids.size, quantity: 1 }])
  const call = { id: `${ids.order}`, number: 'H-1', note: 'Called', tell: 'on', skip: `${ids.order}` }
  const submission = '01234567-89ab-cdef-0123-456789abcdef'
  const courier = {
    ...{ name: 'Rapid', phone: '71222333', deliveryFee: '7', refusalFee: '4', collectionFee: '0,5' },
    ...{ withholdsTax: 'on', withheldTaxBasisPoints: '3' },
    ...{ remittanceDays: '7', deliveryIn: '', refusalIn: '', column: 'number', separator: ';', decimalSign: ',' },
  }
  return {
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
    'backoffice/orders/notes/add-note': {
      path: `/admin/orders/${ids.order}/notes`,
      forms: [{ body: 'A note', key: submission, operator: '1', secondsAgo: '60' }],
    },
    'backoffice/orders/list/orders-page': {
      path: '/admin/orders',
      forms: [{ to: 'cancelled', id: `${ids.order}.received`, reason: 'Too late', tell: 'on', unpaid: 'on' }],
    },
    'backoffice/cards/cards-page': {
      path: '/admin/cards',
      forms: [
        { walletId: 'wallet', key: 'key', baseUrl: '', feeBasisPoints: '1,6', fee: '0,1', isOn: 'on', version: '0' },
        ...[{ do: 'try' }, { do: 'settle', payment: '1' }],
      ],
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
        { do: 'terms', commission: '12,5', version: '0' },
      ],
    },
    'backoffice/statements/statement-link-page': {
      path: '/admin/statements/1/link?month=2026-03',
      forms: [{ do: 'make' }, { do: 'revoke' }],
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
        { do: 'settle', settlement: 'exchange', 'variant-0': `${ids.size}`, fee: '0' },
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
        { do: 'is-there 1', barcode: 'FD-1' },
        { do: 'send-again 1' },
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
      forms: [
        ...[{ do: 'retire' }, { do: 'restore' }, { ...courier, version: '1' }],
        { do: 'api-save', baseUrl: 'https://courier.example/api', token: 'secret', apiVersion: '0' },
        ...[{ do: 'api-try' }, { do: 'api-remove', apiVersion: '1' }],
      ],
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
    'backoffice/orders/details/order-details-page': {
      path: `/admin/orders/${ids.order}`,
      forms: [
        { do: 'step', to: 'cancelled', from: 'received', note: '', reason: 'Late', tell: 'on', unpaid: 'on' },
        { do: 'open-return', 'pieces-0': '1', reason: 'size', wish: 'exchange', note: '' },
        { do: 'note', key: crypto.randomUUID(), body: 'Call in the evening.' },
        { do: 'prepare', position: '0', variant: '1', pieces: '1', answer: 'ready' },
        { do: 'text-sent', purpose: 'on-its-way', channel: 'whatsapp' },
        { do: 'paid', key: crypto.randomUUID(), reference: 'R-1' },
        { do: 'not-paid', reference: 'Mistake', payment: '1' },
        { do: 'correct', ...delivery, deliveryBase },
        { do: 'change', ...line, linesBase },
      ],
    },
  }
}
