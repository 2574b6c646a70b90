import { layout, route } from '@react-router/dev/routes'
import { accountRoutes } from './account/account-routes.ts'
import { commentsRoutes } from './comments/comments-routes.ts'
import { doorRoutes } from './door/door-routes.ts'
import { figuresRoutes } from './figures/figures-routes.ts'
import { historyRoutes } from './history/history-routes.ts'
import { lettersRoutes } from './letters/letters-routes.ts'
import { messagesRoutes } from './messages/messages-routes.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { ordersRoutes } from './orders/orders-routes.ts'
import { packsRoutes } from './packs/packs-routes.ts'
import { productsRoutes } from './products/products-routes.ts'
import { promotionRoutes } from './promotion/promotion-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { showcaseRoutes } from './showcase/showcase-routes.ts'
import { storesRoutes } from './stores/stores-routes.ts'
import { teamRoutes } from './team/team-routes.ts'
import { todayRoutes } from './today/today-routes.ts'

/** Every screen under /admin. Outside the layout stand those that let people in. */
export const backofficeRoutes = [
  route('admin', 'backoffice/layout/office-door.tsx', [
    ...doorRoutes,
    layout('backoffice/layout/backoffice-layout.tsx', [
      ...todayRoutes,
      ...messagesRoutes,
      ...commentsRoutes,
      ...packsRoutes,
      ...newsletterRoutes,
      ...lettersRoutes,
      ...figuresRoutes,
      ...historyRoutes,
      ...productsRoutes,
      ...ordersRoutes,
      ...storesRoutes,
      ...promotionRoutes,
      ...showcaseRoutes,
      ...accountRoutes,
      ...teamRoutes,
      ...settingsRoutes,
      route('*', 'backoffice/layout/missing-screen.tsx'),
    ]),
  ]),
]
