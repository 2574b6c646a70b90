import { Form } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { LanguageField } from '#web/backoffice/forms/language-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'

/**
 * The language in which the operator works. The page is loaded anew, since its script has the texts of one language.
 */
export function LanguagePanel({ locale }: { locale: Locale | undefined }) {
  const { language } = accountMessages
  return (
    <Panel title={language.title}>
      <Form method="post" reloadDocument className="flex flex-wrap items-end gap-3">
        <LanguageField label={language.label} name="locale" defaultValue={locale ?? ''} className="min-w-56 flex-1">
          <option value="">{language.ofShop}</option>
        </LanguageField>
        <Button type="submit" name="do" value="choose-language" variant="secondary">
          {language.save}
        </Button>
      </Form>
    </Panel>
  )
}
