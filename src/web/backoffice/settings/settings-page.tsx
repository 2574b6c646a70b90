import { data } from 'react-router'
import { commentSetting } from '#domain/comments/comment-setting.ts'
import { houseSetting } from '#domain/house/house-setting.ts'
import { limitSetting } from '#domain/limits/limit-setting.ts'
import { requireOperator } from '#domain/operators/require-operator.ts'
import { shopWindowSetting } from '#domain/shop-window/shop-window-setting.ts'
import { orUnreachable } from '../../or-unreachable.ts'
import { readForm, textIn } from '../../read-form.ts'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/settings-page'
import { readCommentRules, textsOfCommentRules } from './comments-form.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { readHouse, textsOfHouse } from './house-form.ts'
import { HousePanel } from './house-panel.tsx'
import { readLimits, textsOfLimits } from './limits-form.ts'
import { LimitsPanel } from './limits-panel.tsx'
import { saveSetting, stateOf } from './save-setting.ts'
import { readShopWindow, textsOfShopWindow } from './shop-window-form.ts'
import { ShopWindowPanel } from './shop-window-panel.tsx'

const house = { setting: houseSetting, textsOf: textsOfHouse, read: readHouse }
const limits = { setting: limitSetting, textsOf: textsOfLimits, read: readLimits }
const comments = { setting: commentSetting, textsOf: textsOfCommentRules, read: readCommentRules }
const shopWindow = { setting: shopWindowSetting, textsOf: textsOfShopWindow, read: readShopWindow }

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireOperator(office, 'owner')
  return {
    house: await stateOf(office, house),
    limits: await stateOf(office, limits),
    comments: await stateOf(office, comments),
    shopWindow: await stateOf(office, shopWindow),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const part = textIn(form, 'part')
  if (part === 'house') return saveSetting(office, house, form)
  if (part === 'limits') return saveSetting(office, limits, form)
  if (part === 'comments') return saveSetting(office, comments, form)
  if (part === 'shop-window') return saveSetting(office, shopWindow, form)
  throw data(null, { status: 400 })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction())
}

/** What an owner decides while the shop is open. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={settings.title} />
      <h1 className="text-3xl">{settings.title}</h1>
      <HousePanel state={loaderData.house} />
      <LimitsPanel state={loaderData.limits} />
      <CommentsPanel state={loaderData.comments} />
      <ShopWindowPanel state={loaderData.shopWindow} />
    </div>
  )
}
