// Their Latin names are French, in English too.
export { governorateMessages } from '../en/governorates.ts'
