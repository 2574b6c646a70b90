import { closedDays } from './closed-days.ts'
import { comments } from './comments.ts'
import { commission } from './commission.ts'
import { customerTextsForm } from './customer-texts.ts'
import { delivery } from './delivery.ts'
import { holdLimits } from './hold-limits.ts'
import { rateLimits, reviewLimits } from './limits.ts'
import { mainLanguage } from './main-language.ts'
import { merchandising } from './merchandising.ts'
import { retention } from './retention.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saleTerms } from './sale-terms.ts'
import type { SettingForm } from './setting-form.ts'
import { shopProfile } from './shop-profile.ts'
import { studio } from './studio.ts'
import { submissions } from './submissions.ts'
import { undoWindow } from './undo-window.ts'

/** The settings that owners edit, in the order of their page. The page, its loader and its action go over them. */
export const settings: readonly SettingForm[] = [
  ...[shopProfile, mainLanguage, merchandising],
  ...[saleTerms, delivery, holdLimits, closedDays, undoWindow, customerTextsForm(), returns, commission],
  ...[comments, reviews, studio, submissions, rateLimits, reviewLimits, retention],
]
