export const house = {
  limestone: '#FBF7F0',
  sand: '#EDE3D3',
  ink: '#1E2A38',
  doorBlue: '#1F4E86',
  clay: '#A8461F',
  olive: '#5E6B2F',
  saffron: '#D99E2B',
  wood: '#B07A46',
  shadow: '#2B1608',
} as const

type Channels = readonly [number, number, number]

function channels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export function lighten(color: string, share: number): string {
  return mix(color, '#FFF8EA', share)
}

export function darken(color: string, share: number): string {
  return mix(color, '#24120A', share)
}

/** From 0 (black) to 1 (white), as the eye weighs it. */
export function brightness(color: string): number {
  const [red, green, blue] = channels(color)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

/** The colour itself, or a lighter or darker one when it would drown on the ground. */
export function standingOut(color: string, ground: string): string {
  const [a, b] = [channels(color), channels(ground)]
  const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
  if (distance > 90) return color
  return brightness(ground) > 0.5 ? darken(color, 0.5) : lighten(color, 0.6)
}
