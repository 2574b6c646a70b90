import { directionOf } from '#domain/locale.ts'
import { isLandline, type Phone } from '#domain/phone.ts'
import { planDuesMessages } from '#page-messages/backoffice/plan-dues.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { FilledReminder } from './filled-reminder.ts'

/** The reminder of the end of a plan, to be sent in another program. A landline receives none by its number. */
export function ReminderPanel({ phone, reminder: { locale, text } }: { phone: Phone; reminder: FilledReminder }) {
  const { reminder: messages } = planDuesMessages
  return (
    <Panel title={messages.title}>
      {!isLandline(phone) && (
        <a href={whatsAppUrl(phone, text)} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
          {messages.whatsApp}
        </a>
      )}
      <textarea
        readOnly
        aria-label={messages.text}
        rows={5}
        lang={locale}
        dir={directionOf(locale)}
        value={text}
        className="mt-3 w-full rounded-xl border border-ink/25 p-3 text-sm"
      />
    </Panel>
  )
}
