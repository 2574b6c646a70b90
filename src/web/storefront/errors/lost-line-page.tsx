import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lostLineMessages } from '#messages/lost-line.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InsteadOfPage, WaysOn } from './instead-of-page.tsx'

/** Shown as long as the shop cannot be reached. The page that was asked for comes by itself when there is a line again. */
export function LostLinePage() {
  const words = useMessages(lostLineMessages)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    addEventListener('online', revalidate)
    return () => removeEventListener('online', revalidate)
  }, [revalidate])
  return (
    <div role="alert">
      <InsteadOfPage sign={<Icon name="alert" className="size-12" />} title={words.title} text={words.text}>
        <WaysOn>
          <Button onClick={revalidate}>{words.reload}</Button>
          {/* Loaded anew, the service worker shows it as it was seen last, or which pages it has. */}
          {navigator.serviceWorker?.controller && (
            <Button variant="outline" onClick={() => location.reload()}>
              {words.asSeen}
            </Button>
          )}
        </WaysOn>
      </InsteadOfPage>
    </div>
  )
}
