import { withoutScript } from './en/without-script.ts'

export const withoutScriptMessages = { en: withoutScript }
