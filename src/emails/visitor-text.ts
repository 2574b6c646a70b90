import { cleanLine } from '#domain/text.ts'

/** Everything invisible: it could hide a link from us that a mail program then sees. */
const invisible = /\p{C}+/gu

/** `https:`, `mailto:` and the like, with their slashes. */
const schemes = /\b[a-z][a-z\d+.-]*:(?:[/\\]+|(?=\S*@))/giu

/** A dot between two characters, in any of the forms that are a dot to a browser, and the signs of addresses. */
const joints = /(?<=\S)[.\u3002\uff0e\uff61](?=[^\s.])|[@\uff20]|[/\\]{2,}/gu

const longestText = 120

/**
 * What a visitor wrote, as a letter may carry it: one line, short, and nothing a mail program would turn into a link.
 * A letter of ours must not be the way in which a stranger's address reaches a third person.
 */
export function visitorText(text: string, longest = longestText): string {
  const line = cleanLine(text.replace(/\s+/gu, ' ').replace(invisible, ''))
    .replace(schemes, ' ')
    .replace(joints, (joint) => (/[@\uff20/\\]/u.test(joint) ? ' ' : '. '))
  const characters = Array.from(cleanLine(line))
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
