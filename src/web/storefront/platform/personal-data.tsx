import type { RetentionPeriods } from '#domain/personal-data/retention.ts'
import { platformMessages } from '#page-messages/platform.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'

/** Which personal data is stored, why and for how long, and how to have it erased. */
export function PersonalData({ retention }: { readonly retention: RetentionPeriods }) {
  const shopProfile = useShopProfile()
  const { personalData } = platformMessages
  return (
    <>
      <p className="text-lg leading-relaxed">{personalData.introduction}</p>
      <dl className="mt-6 divide-y divide-sand-deep/60 border-sand-deep/60 border-y">
        {personalData.kept(retention).map(({ what, why }) => (
          <div key={what} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-lg leading-relaxed">
        {personalData.rights}{' '}
        <a href={`mailto:${shopProfile.email}`} className="text-door underline underline-offset-4">
          {shopProfile.email}
        </a>
        {personalData.rightsEnd}
      </p>
    </>
  )
}
