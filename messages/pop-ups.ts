import { popUps } from './en/pop-ups.ts'

export const popUpMessages = { en: popUps }
