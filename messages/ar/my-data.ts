import type { Catalog } from '../catalog.ts'
import type { myDataMessages as english } from '../en/my-data.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

/** The page of the link that is sent to an e-mail address. */
export const myDataMessages: Catalog<typeof english> = {
  title: 'معطياتك',
  open: {
    heading: 'المعطيات المرتبطة ببريدك الإلكتروني',
    text: 'الطلبات والتعليقات والرسائل والنشرة والقطع المنتظرة وما أرسلناه إلى هذا البريد الإلكتروني.',
  },
  erased: {
    heading: 'مُحيت معطياتك',
    text: 'لم يعد لدينا شيء من معطيات الاتصال بك ولا من ملاحظاتك ورسائلك. لا تبقى إلا القطع والمبالغ التي يتعين على كل متجر حفظها.',
  },
  unknown: {
    heading: 'هذا الرابط لم يعد صالحا',
    text: 'الرابط إلى معطياتك صالح لمدة 24 ساعة، وتنتهي صلاحيته حال محوها. يمكن طلب رابط جديد من صفحة أي طلب، أو مراسلتنا على العنوان:',
  },
  download: 'تنزيل كل المعطيات',
  eraseText: 'ستُمحى كلها. يجب أن تنتهي الطلبات الجارية أولا، ولا يمكن التراجع عن المحو.',
  erase: 'محو كل المعطيات',
  eraseSure: 'نعم، محو كل المعطيات',
  unsettled: (orders) => {
    const numbers = orders.map((number) => isolate('rtl', number)).join('، ')
    const listed = {
      one: `لم يُمح أي شيء بعد، لأن هذا الطلب لم ينته: ${numbers}. يرجى إلغاؤه إن كان ذلك ما زال ممكنا، أو الاتصال بنا.`,
      two: `لم يُمح أي شيء بعد، لأن هذين الطلبين لم ينتهيا: ${numbers}. يرجى إلغاؤهما إن كان ذلك ما زال ممكنا، أو الاتصال بنا.`,
      other: `لم يُمح أي شيء بعد، لأن هذه الطلبات لم تنته: ${numbers}. يرجى إلغاؤها إن كان ذلك ما زال ممكنا، أو الاتصال بنا.`,
    }
    return plural('ar', orders.length, {
      zero: 'لم يُمح أي شيء بعد، لأن طلب اشتراكك لم ينته. يرجى الاتصال بنا.',
      ...listed,
    })
  },
}
