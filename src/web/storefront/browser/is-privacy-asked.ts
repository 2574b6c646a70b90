declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** Whether the visitor asks not to be followed: then nothing is sent, and nothing is kept on the device. */
export function isPrivacyAsked(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
