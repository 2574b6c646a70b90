import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRateLimits } from '#domain/rate-limits/rate-limit.ts'
import { defaultReviewLimits } from '#domain/rate-limits/review-limit.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { fieldErrorsMessages } from '#messages/en/backoffice/field-errors.ts'
import { formMessages } from '#messages/en/forms.ts'
import { readNewPassword } from '#web/backoffice/auth/account-form.ts'
import { personForm } from '#web/backoffice/auth/person-form.ts'
import { gatewayForm } from '#web/backoffice/cards/gateway-form.ts'
import { replyForm } from '#web/backoffice/contact-messages/reply-form.ts'
import { readDiscountCode, type TypedDiscountCode } from '#web/backoffice/discount-codes/discount-code-form.ts'
import { issueForm } from '#web/backoffice/newsletter/typed-issue.ts'
import { deliveryForm } from '#web/backoffice/orders/delivery/delivery-form.ts'
import { readDecision, type TypedDecision } from '#web/backoffice/plan-requests/decision-form.ts'
import { readTypedProduct } from '#web/backoffice/products/product-fields.ts'
import { type TypedProduct, typedProductIn } from '#web/backoffice/products/typed-product.ts'
import { promotionForm } from '#web/backoffice/promotion/typed-promotion.ts'
import { rateLimits, reviewLimits } from '#web/backoffice/settings/limits.ts'
import { readSetting, type SettingForm, settingTexts } from '#web/backoffice/settings/setting-form.ts'
import {
  comments,
  mainLanguage,
  merchandising,
  preparation,
  returns,
  sellerTerms,
  studio,
  submissions,
  webVitals,
} from '#web/backoffice/settings/settings.ts'
import { shopProfile } from '#web/backoffice/settings/shop-profile.ts'
import { line, required } from '#web/forms/codec.ts'
import { type FormFields, readTyped, type Typed as TypedFields } from '#web/forms/form.ts'
import { contactForm } from '#web/storefront/contact/contact-form.ts'
import { planForm } from '#web/storefront/pricing/plan-form.ts'
import { commentForm } from '#web/storefront/product/comment-form.ts'
import { trackErrors } from '#web/storefront/track/track-errors.ts'
import { trackForm } from '#web/storefront/track/track-form.ts'

type Typed = Readonly<Record<string, unknown>>

interface Case {
  /** Returns the errors of what was typed, by field. */
  readonly errorsIn: (typed: never) => Readonly<Record<string, string | undefined>>
  readonly valid: Typed
  /** Wrong values by field, each with its error. */
  readonly wrong: Readonly<Record<string, readonly (readonly [value: string, error: string])[]>>
}

const blank = ['', 'required'] as const
const long = (length: number) => ['x'.repeat(length + 1), 'tooLong'] as const
const text = (length: number) => [blank, long(length)]
const email = [
  blank,
  ['amel', 'email'],
  ['amel@x', 'email'],
  ['a@b.tn, c@d.tn', 'email'],
  [`${'x'.repeat(250)}@b.tn`, 'email'],
] as const
const phone = [blank, ['12', 'phone'], ['+216 12', 'phone'], ['abc', 'phone'], ['9'.repeat(30), 'phone']] as const
const link = (host: string) =>
  [`http://${host}/x`, `https://evil.example/${host}`, 'javascript:alert(1)', 'x'].map((url) => [url, 'link'] as const)
const person = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444' }
const password = 'a long enough passphrase'

const visitorForms: Readonly<Record<string, Case>> = {
  contact: {
    errorsIn: ofForm(contactForm),
    valid: { name: 'Amel', email: person.email, message: 'Hello' },
    wrong: { name: text(120), email, message: text(5000) },
  },
  track: {
    errorsIn: ofForm(trackForm),
    valid: { number: 'h-7k3m-92qx', phone: person.phone },
    wrong: { number: [blank, ['H-7K3M', 'orderNumber'], ['H-7K3M-92QX-1', 'orderNumber']], phone },
  },
  comment: {
    errorsIn: ofForm(commentForm),
    valid: { authorName: 'Amel', email: person.email, phone: person.phone, body: 'Good' },
    wrong: { authorName: text(120), email, phone, body: [blank] },
  },
  plan: {
    errorsIn: ofForm(planForm),
    valid: { ...person, plan: 'Gold', project: 'Dar', description: '' },
    wrong: {
      ...{ name: text(120), email, phone, project: text(200), description: [long(5000)] },
      plan: [blank, ['gold', 'required'], ['__proto__', 'required'], ['Bronze', 'required']],
    },
  },
}

const profile = {
  ...settingTexts(shopProfile, defaultShopProfile),
  ...{
    name: 'Hirfa',
    nameInArabic: 'حرفة',
    tagline: 'Handmade',
    legalName: 'Hirfa SARL',
    street: '1 rue',
    city: 'Tunis',
  },
  ...{ postalCode: '1000', phone: '72 285 410', email: person.email, facebookUrl: '', instagramUrl: '' },
}

const errorsOf = (reading: { readonly outcome: string; readonly fieldErrors?: object }) => ({ ...reading.fieldErrors })

/** The errors of the fields of a form. */
function ofForm<Fields extends FormFields>(fields: Fields): Case['errorsIn'] {
  return (typed: TypedFields<Fields>) => errorsOf(readTyped(fields, typed))
}

function ofSetting(form: SettingForm): Case['errorsIn'] {
  return (typed: Readonly<Record<string, string>>) => errorsOf(readSetting(form, typed))
}

function newPasswordErrors(typed: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, text] of Object.entries(typed)) form.set(name, text)
  return errorsOf(readNewPassword(form, ['sana']))
}

const discountCode = {
  ...{ code: 'aid 10', kind: 'percent', amount: 'x', percent: '١٠', storeId: '3', category: 'decor' },
  ...{ isFirstOrderOnly: true, minimum: '50', bearer: 'shop', maxUses: '100', maxUsesPerPhone: '', isOn: true },
  ...{ firstDay: '2026-03-02', lastDay: '2026-03-02' },
}

const backofficeForms: Readonly<Record<string, Case>> = {
  person: {
    errorsIn: ofForm(personForm),
    valid: { name: 'Sana', email: person.email },
    wrong: {
      name: text(80),
      email: [blank, ['sana@', 'email']],
    },
  },
  'new password': {
    errorsIn: newPasswordErrors,
    valid: { password, repeated: password },
    wrong: {
      password: [
        ['', 'too-short'],
        ['short', 'too-short'],
        ['x'.repeat(201), 'too-long'],
      ],
      repeated: [
        ['', 'differs'],
        ['other', 'differs'],
      ],
    },
  },
  reply: {
    errorsIn: ofForm(replyForm),
    valid: { answer: 'Thank you' },
    wrong: {
      answer: [
        ['', 'emptyReply'],
        ['x'.repeat(5001), 'tooLongForEmail'],
      ],
    },
  },
  'payment gateway': {
    errorsIn: ofForm(gatewayForm),
    valid: {
      walletId: 'wallet',
      key: '',
      baseUrl: '',
      feeBasisPoints: '1.6',
      fee: '',
      isOn: true,
      paidNeedsNoCall: false,
    },
    wrong: {
      ...{ walletId: text(60), key: [long(200)], baseUrl: [long(200)] },
      ...{
        feeBasisPoints: [
          ['much', 'percentage'],
          ['101', 'percentage'],
        ],
        fee: [
          ['much', 'price'],
          ['101', 'price'],
        ],
      },
    },
  },
  'newsletter issue': {
    errorsIn: ofForm(issueForm),
    valid: { subject: 'Wool', body: 'Soft' },
    wrong: { subject: [blank, ['x'.repeat(10_000), 'tooLong']], body: [blank, ['x'.repeat(100_000), 'tooLong']] },
  },
  delivery: {
    errorsIn: ofForm(deliveryForm),
    valid: { ...person, address: '1 rue', city: 'Tunis', governorate: '' },
    wrong: {
      ...{ name: text(120), phone: [blank, ['12', 'phone'], long(200)], address: text(300), city: text(200) },
      email: [['amel', 'email'], long(254)],
    },
  },
  approval: {
    errorsIn: (typed: TypedDecision) => errorsOf(readDecision('approved', typed)),
    valid: { note: '', lastDay: '2026-05-01' },
    wrong: {
      note: [['x'.repeat(1001), 'tooLongForEmail']],
      lastDay: [
        ['', 'day'],
        ['2026-02-31', 'day'],
        ['9999999-01-01', 'day'],
        ['1999-01-01', 'day'],
      ],
    },
  },
  refusal: {
    errorsIn: (typed: TypedDecision) => errorsOf(readDecision('refused', typed)),
    valid: { note: 'Not now', lastDay: '' },
    wrong: { note: [blank, ['x'.repeat(1001), 'tooLongForEmail']] },
  },
  product: {
    errorsIn: (typed: TypedProduct) => readTypedProduct(typed).fieldErrors,
    valid: { ...typedProductIn(new FormData()), name: 'Bowl', storeId: '3', category: 'decor', regularPrice: '45,5' },
    wrong: {
      ...{ name: text(120), model: [long(60)], description: [long(5000)], mainColor: [long(40)] },
      storeId: [blank, ['abc', 'required'], ['0', 'required'], ['9999999999', 'required']],
      category: [blank, ['Déco', 'required'], ['x'.repeat(41), 'required']],
      regularPrice: [
        ['', 'price'],
        ['0', 'price'],
        ['-1', 'price'],
        ['1e3', 'price'],
        ['9999999', 'price'],
      ],
      promotionalPrice: [
        ['x', 'price'],
        ['45.5', 'promotion'],
      ],
    },
  },
  promotion: {
    errorsIn: ofForm(promotionForm),
    valid: { productId: '4', price: '', startsAt: '2026-04-01T10:00', endsAt: '2026-04-08T10:00', renewsWeekly: false },
    wrong: {
      productId: ['', 'abc', '0', '1.5', '2147483648', '9'.repeat(30)].map((id) => [id, 'product'] as const),
      price: [
        ['free', 'price'],
        ['0', 'price'],
      ],
      startsAt: [
        ['', 'moment'],
        ['2026-13-45T99:99', 'moment'],
      ],
      endsAt: [
        ['', 'moment'],
        ['soon', 'moment'],
      ],
    },
  },
  'discount code': {
    errorsIn: (typed: TypedDiscountCode) => errorsOf(readDiscountCode(typed)),
    valid: discountCode,
    wrong: {
      code: [blank, long(30), ['AB', 'discountCode'], ['10% OFF', 'discountCode']],
      kind: [blank, ['gift', 'required'], ['__proto__', 'required']],
      bearer: [blank, ['nobody', 'required']],
      percent: ['', '0', '101', '-1', '2.5', 'ten', '9'.repeat(30)].map((typed) => [typed, 'percent'] as const),
      storeId: ['abc', '0', '9999999999'].map((typed) => [typed, 'unknown'] as const),
      category: ['Déco', 'x'.repeat(41)].map((typed) => [typed, 'unknown'] as const),
      minimum: ['0', '-1', '9999999', 'x'].map((typed) => [typed, 'price'] as const),
      maxUses: ['0', '100001', 'many'].map((typed) => [typed, 'wholeNumber'] as const),
      maxUsesPerPhone: ['0', '1.5'].map((typed) => [typed, 'wholeNumber'] as const),
      firstDay: [
        ['2026-02-31', 'day'],
        ['soon', 'day'],
      ],
      lastDay: [
        ['1999-01-01', 'day'],
        ['2026-03-01', 'daysInOrder'],
      ],
    },
  },
  'discount code of an amount': {
    errorsIn: (typed: TypedDiscountCode) => errorsOf(readDiscountCode(typed)),
    valid: { ...discountCode, kind: 'amount', amount: '5,5', percent: 'x' },
    wrong: { amount: ['', '0', '-1', '9999999', 'x'].map((typed) => [typed, 'price'] as const) },
  },
  'discount code of free deliveries': {
    errorsIn: (typed: TypedDiscountCode) => errorsOf(readDiscountCode(typed)),
    valid: { ...discountCode, kind: 'free-delivery', amount: 'x', percent: 'x', firstDay: '', lastDay: '' },
    wrong: { code: [blank] },
  },
  'comment rules': {
    errorsIn: ofSetting(comments),
    valid: { heldComments: 'all' },
    wrong: { heldComments: [blank, ['some', 'required']] },
  },
  studio: {
    errorsIn: ofSetting(studio),
    valid: { isStudioOpen: 'yes' },
    wrong: { isStudioOpen: [blank, ['maybe', 'required']] },
  },
  preparation: {
    errorsIn: ofSetting(preparation),
    valid: { showsBuyer: 'no' },
    wrong: { showsBuyer: [blank, ['maybe', 'required']] },
  },
  'how long visitors wait': {
    errorsIn: ofSetting(webVitals),
    valid: { areVitalsMeasured: 'no' },
    wrong: { areVitalsMeasured: [blank, ['maybe', 'required']] },
  },
  submissions: {
    errorsIn: ofSetting(submissions),
    valid: { newPieces: 'first' },
    wrong: { newPieces: [blank, ['some', 'required']] },
  },
  'terms of makers': {
    errorsIn: ofSetting(sellerTerms),
    valid: { en: 'We pay on the fifth.', fr: '', ar: '' },
    wrong: { en: [['x'.repeat(20_001), 'tooLong']] },
  },
  'main language': {
    errorsIn: ofSetting(mainLanguage),
    valid: { mainLocale: 'fr' },
    wrong: { mainLocale: [blank, ['de', 'required']] },
  },
  merchandising: {
    errorsIn: ofSetting(merchandising),
    valid: { bestSellers: 'rule', deliveredOrders: '٥', lowStock: ' 3 ' },
    wrong: {
      bestSellers: [blank, ['valueOf', 'required']],
      deliveredOrders: ['', '0', '-1', '1.5', '1e3', '9'.repeat(30)].map((typed) => [typed, 'wholeNumber'] as const),
      lowStock: [
        ['', 'wholeNumber'],
        ['many', 'wholeNumber'],
      ],
    },
  },
  'return rules': {
    errorsIn: ofSetting(returns),
    valid: { withdrawalDays: '10', refundDays: '٧' },
    wrong: Object.fromEntries(
      ['withdrawalDays', 'refundDays'].map((field) => [
        field,
        ['', '0', '61', '1.5', 'ten'].map((typed) => [typed, 'wholeNumber'] as const),
      ]),
    ),
  },
  'shop profile': {
    errorsIn: ofSetting(shopProfile),
    valid: profile,
    wrong: {
      ...{
        name: text(30),
        nameInArabic: text(30),
        tagline: text(120),
        legalName: text(120),
        street: text(120),
        city: text(60),
        locale: [blank, ['de', 'required']],
        'translation-ar-tagline': [long(120)],
      },
      postalCode: ['', '100', '10000', 'abcd', '1000\n'].map((typed) => [typed, 'postalCode'] as const),
      phone: [
        ['', 'tunisianPhone'],
        ['+33 6 12 34 56 78', 'tunisianPhone'],
      ],
      email: [
        ['', 'shopEmail'],
        ['salam', 'shopEmail'],
      ],
      ...{ instagramUrl: link('instagram.com'), facebookUrl: link('facebook.com') },
    },
  },
}

for (const [messages, forms] of [
  [{ ...formMessages, ...trackErrors }, visitorForms],
  [fieldErrorsMessages, backofficeForms],
] as const)
  for (const [name, { errorsIn, valid, wrong }] of Object.entries(forms))
    test(`the ${name} form accepts valid fields and names the error of each wrong one`, () => {
      const errors = (typed: Typed) => errorsIn(typed as never)
      assert.deepEqual(errors(valid), {})
      for (const [field, values] of Object.entries(wrong))
        for (const [value, expected] of values) {
          assert.equal(errors({ ...valid, [field]: value })[field], expected, `${field}: ${value.slice(0, 40)}`)
          assert.ok(Object.hasOwn(messages, expected), `a message for ${expected}`)
        }
    })

test('the form of the rate limits names the errors of counts and periods', () => {
  const typed = settingTexts(rateLimits, defaultRateLimits)
  const wrong = { 'order.perNetwork.count': '0', 'comment.perRecipient.time': '', unconfirmedOrders: '' }
  assert.deepEqual(errorsOf(readSetting(rateLimits, { ...typed, ...wrong })), {
    ...{ 'order.perNetwork.count': 'wholeNumber', 'comment.perRecipient.time': 'required' },
    unconfirmedOrders: 'wholeNumber',
  })
})

test('the form of the review limits reads every limit, and names the errors of counts and periods', () => {
  const texts = settingTexts(reviewLimits, defaultReviewLimits)
  assert.deepEqual(readSetting(reviewLimits, texts), { outcome: 'read', value: defaultReviewLimits })
  const wrong = { 'comment.count': '0', 'comment-burst.time': 'year' }
  assert.deepEqual(errorsOf(readSetting(reviewLimits, { ...texts, ...wrong })), {
    ...{ 'comment.count': 'wholeNumber', 'comment-burst.time': 'required' },
  })
})

test('a rule that finds nothing refuses nothing', () => {
  const fields = { name: required(line(3)) }
  assert.equal(readTyped(fields, { name: 'Dar' }, () => ({ name: undefined })).outcome, 'read')
})
