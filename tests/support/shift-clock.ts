/** Loaded before a shop, sets the clock of its process so many seconds forward, or back if negative. */
const shift = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000

globalThis.Date = new Proxy(Date, {
  construct: (date, values, newTarget) =>
    Reflect.construct(date, values.length === 0 ? [date.now() + shift] : values, newTarget),
  get: (date, name) => (name === 'now' ? () => date.now() + shift : Reflect.get(date, name)),
})
