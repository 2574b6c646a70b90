export const shareMessages = {
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  copy: 'Copy the link',
  copied: 'Copied',
}
