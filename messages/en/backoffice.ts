import { account } from './backoffice/account.ts'
import { comments } from './backoffice/comments.ts'
import { door } from './backoffice/door.ts'
import { exports } from './backoffice/exports.ts'
import { figures } from './backoffice/figures.ts'
import { history } from './backoffice/history.ts'
import { errors, layout, leaving, lists, rooms, troubles } from './backoffice/layout.ts'
import { letters } from './backoffice/letters.ts'
import { messages } from './backoffice/messages.ts'
import { newsletter } from './backoffice/newsletter.ts'
import { orders } from './backoffice/orders.ts'
import { packs } from './backoffice/packs.ts'
import { pictures } from './backoffice/pictures.ts'
import { products } from './backoffice/products.ts'
import { promotion } from './backoffice/promotion.ts'
import { secondFactor } from './backoffice/second-factor.ts'
import { settings } from './backoffice/settings.ts'
import { showcase } from './backoffice/showcase.ts'
import { stores } from './backoffice/stores.ts'
import { team } from './backoffice/team.ts'
import { today } from './backoffice/today.ts'

/** Every sentence of the back office, in English. Other languages follow its type. */
export const backoffice = {
  ...{ layout, lists, rooms, leaving, troubles, errors, door, today, orders, account, secondFactor, team },
  ...{ products, pictures, stores, promotion, showcase },
  ...{ comments, messages, packs, newsletter, letters, history, settings },
  ...{ figures, exports },
}
