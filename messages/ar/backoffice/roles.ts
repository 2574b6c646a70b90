import type { Catalog } from '../../catalog.ts'
import type { rolesMessages as english } from '../../en/backoffice/roles.ts'

export const rolesMessages: Catalog<typeof english> = {
  owner: {
    name: 'مالك',
    means: 'يحدد أيضا من يعمل هنا',
    give: 'منح دور المالك',
    asked: {
      question: 'المالك يحدد من يعمل هنا، ويمكنه إيقاف دخول كل الآخرين، بمن فيهم أنت.',
      sure: 'نعم، منح دور المالك',
    },
  },
  staff: { name: 'عضو الفريق', means: 'يقوم بالعمل اليومي', give: 'منح دور عضو الفريق', asked: undefined },
}
