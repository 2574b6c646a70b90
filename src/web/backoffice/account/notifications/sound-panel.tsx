import { notificationsMessages } from '#page-messages/backoffice/notifications.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { playSound, soundSwitch } from '#web/backoffice/layout/work-sound.ts'

/** Turns the sound of this browser on, and plays it as an example. */
export function SoundPanel() {
  const isOn = soundSwitch.useIsOn()
  return (
    <Panel title={notificationsMessages.sound}>
      <p>{notificationsMessages.soundText}</p>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            soundSwitch.turn(target.checked)
            if (target.checked) playSound()
          }}
          className="size-5 shrink-0 accent-door"
        />
        {notificationsMessages.soundOn}
      </label>
    </Panel>
  )
}
