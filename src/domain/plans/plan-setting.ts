import { z } from 'zod'
import { maxPhotosOfPiece, maxPiecesOfStore } from '#domain/catalog/store-limits.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { defaultPlanRules, maxPlanDays, type PlanRules } from './plan-rules.ts'

const pieces = z.int().min(0).max(maxPiecesOfStore)
const photos = z.int().min(1).max(maxPhotosOfPiece)
const days = z.int().min(1).max(maxPlanDays)
const is = z.boolean()

const shape = z.object({
  ...{ silverPieces: pieces, silverPhotos: photos, silverOnHome: is, silverNumbers: is },
  ...{ goldPieces: pieces, goldPhotos: photos, goldOnHome: is, goldNumbers: is },
  ...{ diamondsPieces: pieces, diamondsPhotos: photos, diamondsOnHome: is, diamondsNumbers: is },
  ...{ withoutPlanPieces: pieces, withoutPlanPhotos: photos, withoutPlanOnHome: is, withoutPlanNumbers: is },
  ...{ graceDays: days, daysToPay: days },
}) satisfies z.ZodType<PlanRules>

export const planSetting: Setting<PlanRules> = { key: 'plans', shape, defaultValue: defaultPlanRules }
