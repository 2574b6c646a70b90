import { about } from './en/about.ts'

export const aboutMessages = { en: about }
