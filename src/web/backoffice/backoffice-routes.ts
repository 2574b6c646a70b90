import { layout, route } from '@react-router/dev/routes'
import { accountRoutes } from './account/account-routes.ts'
import { auditLogRoutes } from './audit-log/audit-log-routes.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { commentsRoutes } from './comments/comments-routes.ts'
import { contactMessagesRoutes } from './contact-messages/contact-messages-routes.ts'
import { dashboardRoutes } from './dashboard/dashboard-routes.ts'
import { emailsRoutes } from './emails/emails-routes.ts'
import { homePageRoutes } from './home-page/home-page-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { ordersRoutes } from './orders/orders-routes.ts'
import { planRequestsRoutes } from './plan-requests/plan-requests-routes.ts'
import { productsRoutes } from './products/products-routes.ts'
import { promotionRoutes } from './promotion/promotion-routes.ts'
import { reportsRoutes } from './reports/reports-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { storesRoutes } from './stores/stores-routes.ts'
import { teamRoutes } from './team/team-routes.ts'

/** All routes under /admin. Those outside the layout do not require a session. */
export const backofficeRoutes = [
  route('admin', 'backoffice/layout/backoffice-root.tsx', [
    ...authRoutes,
    layout('backoffice/layout/backoffice-layout.tsx', [
      ...dashboardRoutes,
      ...contactMessagesRoutes,
      ...commentsRoutes,
      ...planRequestsRoutes,
      ...newsletterRoutes,
      ...emailsRoutes,
      ...reportsRoutes,
      ...auditLogRoutes,
      ...productsRoutes,
      ...ordersRoutes,
      ...storesRoutes,
      ...promotionRoutes,
      ...homePageRoutes,
      ...accountRoutes,
      ...teamRoutes,
      ...settingsRoutes,
      route('*', 'backoffice/layout/not-found-page.tsx'),
    ]),
  ]),
]
