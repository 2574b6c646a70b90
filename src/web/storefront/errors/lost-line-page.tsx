import { useEffect, useState } from 'react'
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
  const isKept = useIsKept()
  useEffect(() => {
    addEventListener('online', revalidate)
    return () => removeEventListener('online', revalidate)
  }, [revalidate])
  return (
    <div role="alert">
      <InsteadOfPage sign={<Icon name="alert" className="size-12" />} title={words.title} text={words.text}>
        <WaysOn>
          <Button onClick={revalidate}>{words.reload}</Button>
          {isKept && (
            <Button variant="outline" onClick={() => location.reload()}>
              {words.asSeen}
            </Button>
          )}
        </WaysOn>
      </InsteadOfPage>
    </div>
  )
}

/** Whether the service worker has this page as it was seen last, and shows it when it is loaded anew. */
function useIsKept(): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    // Where the address is neither https nor this machine there is no such cache.
    globalThis.caches?.match(location.href).then(
      (kept) => setIsKept(kept !== undefined),
      () => {},
    )
  }, [])
  return isKept
}
