import { say, texts } from '@quizwright/domain/language/say.ts'
import { type CsvPreview, type Encoding, encodings } from '@quizwright/domain/schemas/csv.ts'
import { Select } from '../../../ui/form/select.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Mapping } from './use-mapping.ts'
import { TightStack } from '../../../ui/layout/parts.tsx'

const Texts = chakra('ul', {
  base: {
    listStyle: 'none',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'bg.subtle',
    textStyle: 'sm',
    '& > li': { py: '0.5', overflowWrap: 'anywhere' },
    '& mark': { bg: 'orange.subtle', color: 'orange.fg', borderRadius: 'l1', px: '0.5' },
  },
})

/** Where files with an encoding usually come from. */
const origins: Partial<Record<Encoding, string>> = texts({
  'Windows-1252': 'Western Europe, Windows',
  MacRoman: 'Western Europe, older Macs',
  'Windows-1250': 'Central Europe, Windows',
  'Windows-1251': 'Cyrillic, Windows',
  'KOI8-R': 'Cyrillic, Unix',
  GBK: 'Chinese, simplified',
  Big5: 'Chinese, traditional',
  Shift_JIS: 'Japanese, Windows',
  'EUC-JP': 'Japanese, Unix',
  'EUC-KR': 'Korean',
  'Windows-1256': 'Arabic and Urdu, Windows',
  'Windows-1253': 'Greek, Windows',
  'Windows-1255': 'Hebrew, Windows',
  'Windows-1254': 'Turkish, Windows',
  'Windows-874': 'Thai, Windows',
})
const labelOf = (encoding: Encoding): string => {
  const origin = origins[encoding]
  return origin === undefined ? encoding : `${encoding} (${say(origin)})`
}
const guessed = encodings.filter((encoding) => origins[encoding] !== undefined)

/** Marks the characters that another encoding would change, because the author must check them. */
const marked = (text: string) =>
  text.split(/([^\0-\x7f]+)/).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))

type EncodingChoiceProps = { preview: CsvPreview; mapping: Mapping; isBusy: boolean }

/** Asks for the encoding of a file, with sample texts in each encoding. */
export const EncodingChoice = ({ preview, mapping, isBusy }: EncodingChoiceProps) => {
  const likely = preview.encodings
  const order = [...likely, ...guessed.filter((encoding) => !likely.includes(encoding))]
  return (
    <TightStack>
      <Select
        label={say('Text encoding')}
        hint={say(
          'The file doesn’t say. Choose the one that makes the highlighted letters below look right.',
        )}
        value={mapping.encoding ?? preview.encoding}
        options={order.map((value) => ({ value, label: labelOf(value) }))}
        onChange={mapping.setEncoding}
      />
      <Texts aria-label={say('Text with this encoding')} aria-live="polite" aria-busy={isBusy || undefined}>
        {preview.texts.map((text, index) => (
          <li key={index} dir="auto">
            {marked(text)}
          </li>
        ))}
      </Texts>
    </TightStack>
  )
}
