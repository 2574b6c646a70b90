/** Shows the button before it where the phone can share links, and opens its share sheet. */
export const shareScript = `{
const button = document.currentScript.previousElementSibling
if (navigator.share) {
  button.hidden = false
  button.addEventListener('click', () => {
    const { shareUrl: url, shareTitle: title } = button.dataset
    // Rejects when the sheet is closed without sharing.
    navigator.share({ url, title }).catch(() => {})
  })
}
}`
