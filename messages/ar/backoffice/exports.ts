import type { Catalog } from '../../catalog.ts'
import type { exportsMessages as english } from '../../en/backoffice/exports.ts'
import { isolate } from '../../isolate.ts'

const order = { number: 'الطلب', status: 'الحالة', placed_at: 'تاريخ الطلب' }
const size = { variant_id: 'معرف الخيار', size_name: 'المقاس' }

export const exportsMessages: Catalog<typeof english> = {
  title: 'تصدير',
  show: 'إظهار الملفات',
  text: 'ملفات لبرنامج LibreOffice أو Excel. ما له تاريخ يقتصر على الأيام المختارة في الأعلى.',
  formats: {
    title: 'الملفات لبرنامج',
    names: { french: 'Excel بالفرنسية', international: 'Excel بالإنجليزية وبرامج أخرى' },
    looks: {
      french: `فواصل منقوطة، ${isolate('rtl', '45,5')} و${isolate('rtl', '31/12/2026')}`,
      international: `فواصل عادية، ${isolate('rtl', '45.5')} و${isolate('rtl', '2026-12-31')}`,
    },
    choose: 'حفظ هذا الاختيار هنا',
    chosen: (name) => `من الآن، الملفات من هذا المتصفح لبرنامج ${isolate('rtl', name)}.`,
  },
  all: 'دائما بالكامل',
  traces: 'يذكر السجل من صدّر وماذا صدّر؛ وإذا كانت في الملف أسماء وعناوين، نطلب إثبات الهوية من جديد.',
  forOwner: 'الملفات التي فيها أسماء وأرقام هواتف لا يصدرها إلا مالك.',
  columns: {
    orders: {
      ...{ id: 'المعرف', ...order, source: 'المصدر', payment_method: 'الدفع' },
      ...{ paid_at: 'تاريخ الدفع', payment_reference: 'مرجع الدفع' },
      ...{ customer_name: 'الاسم', customer_email: 'البريد الإلكتروني', customer_phone: 'الهاتف' },
      ...{ delivery_address: 'العنوان', delivery_city: 'المدينة', governorate: 'الولاية', pieces: 'عدد القطع' },
      ...{
        subtotal_millimes: 'ثمن القطع (د.ت)',
        discount_millimes: 'التخفيض (د.ت)',
        discount_code: 'رمز التخفيض',
        shipping_millimes: 'معلوم التوصيل (د.ت)',
        total_millimes: 'المجموع (د.ت)',
      },
      ...{ customer_note: 'ملاحظة الحريف حول الطلب', gift_note: 'كلمة مع الهدية' },
    },
    'order-lines': {
      ...{
        order_id: 'معرف الطلب',
        ...order,
        position: 'السطر',
        product_id: 'معرف المنتج',
        name: 'المنتج',
        model: 'المرجع',
        store_id: 'معرف الورشة',
        store_name: 'الورشة',
      },
      ...{ ...size, color_name: 'اللون', unit_price_millimes: 'السعر (د.ت)', quantity: 'عدد القطع' },
      line_total_millimes: 'المجموع (د.ت)',
      discount_millimes: 'التخفيض (د.ت)',
    },
    'order-steps': {
      ...{ order_id: 'معرف الطلب', number: 'الطلب', made_at: 'التاريخ', from_status: 'من', to_status: 'إلى' },
      ...{ made_by: 'من قام به', note: 'ملاحظة' },
    },
    products: {
      ...{
        id: 'المعرف',
        store_name: 'الورشة',
      },
      ...{
        ...size,
        stock: 'عدد القطع',
        color_name: 'اللون',
        sku: 'رمز الخيار (SKU)',
        own_price_millimes: 'سعره الخاص (د.ت)',
        variant_retired_at: 'تاريخ سحب الخيار',
        colors: 'الألوان',
      },
      ...{ created_at: 'تاريخ الإضافة', retired_at: 'تاريخ السحب' },
    },
    stores: {
      ...{
        id: 'المعرف',
      },
      ...{
        created_at: 'تاريخ الإضافة',
        retired_at: 'تاريخ السحب',
      },
    },
    'stock-movements': {
      ...{ id: 'المعرف', moved_at: 'التاريخ', product_id: 'معرف المنتج', name: 'المنتج', ...size },
      ...{ color_name: 'اللون', kind: 'النوع' },
      ...{ pieces: 'عدد القطع', number: 'الطلب', made_by: 'من قام به', reason: 'السبب' },
    },
    comments: {
      ...{ id: 'المعرف', posted_at: 'تاريخ النشر', status: 'الحالة', product_id: 'معرف المنتج', name: 'المنتج' },
      ...{ author_name: 'صاحب التعليق', email: 'البريد الإلكتروني', phone: 'الهاتف', body: 'التعليق' },
    },
    messages: {
      ...{
        id: 'المعرف',
        sent_at: 'تاريخ الإرسال',
        name: 'الاسم',
        email: 'البريد الإلكتروني',
        message: 'الرسالة',
        is_held: 'مشبوهة',
      },
      ...{ replies: 'الردود', done_at: 'تاريخ الإنهاء', done_by: 'من أنهاها' },
    },
    packs: {
      ...{
        id: 'المعرف',
        requested_at: 'تاريخ الطلب',
        plan: 'الاشتراك',
        status: 'الحالة',
        name: 'الاسم',
        email: 'البريد الإلكتروني',
        phone: 'الهاتف',
      },
      ...{ project: 'المشروع', description: 'الوصف', note: 'ردنا', expires_at: 'إلى غاية' },
      is_held: 'مشبوه',
    },
    letters: {
      ...{
        id: 'المعرف',
        queued_at: 'تاريخ الكتابة',
        kind: 'النوع',
        recipient: 'العنوان',
        status: 'الحالة',
        attempts: 'المحاولات',
      },
      ...{ last_error: 'الخلل', sent_at: 'تاريخ الإرسال', subject: 'الموضوع', carried_by: 'وسيلة الإرسال' },
    },
    changes: {
      ...{
        id: 'المعرف',
        made_at: 'التاريخ',
        made_by: 'من قام به',
        entity: 'الموضوع',
        entity_id: 'معرف الموضوع',
        action: 'العملية',
      },
      ...{ before: 'قبل', after: 'بعد' },
    },
  },
  stockMovements: {
    sale: 'بيع',
    cancel: 'إلغاء طلب',
    undo: 'التراجع عن مرحلة',
    amendment: 'تغيير طلب',
    release: 'رفع الحجز عن طلب',
    revival: 'إعادة طلب',
    return: 'إرجاع',
    restock: 'إضافة إلى المخزون',
    correction: 'تصحيح المخزون',
    places: 'ما يمكن طلبه',
    split: 'توزيع حسب اللون',
  },
  mailers: { smtp: 'خادم البريد', emailjs: 'EmailJS', folder: 'مجلد' },
  yes: 'نعم',
  no: 'لا',
}
