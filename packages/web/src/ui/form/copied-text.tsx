import { say } from '@quizwright/domain/language/say.ts'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { chakra } from '../styled/chakra.tsx'
import { Field } from './field.tsx'
import { inputRecipe } from './input-recipe.ts'
import { toast } from '../feedback/toaster-store.ts'

const Line = chakra('div', { base: { display: 'flex', alignItems: 'flex-end', gap: '2' } })
const Text = chakra('input', {
  ...inputRecipe,
  base: { ...inputRecipe.base, fontFamily: 'mono', bg: 'bg.subtle' },
})

/** A read-only text with a button that copies it. */
export const CopiedText = ({ label, text }: { label: string; text: string }) => {
  const [copied, setCopied] = useState<string>()
  const isCopied = text !== '' && copied === text
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => toast.error(say('The text couldn’t be copied. Select it and copy it manually.')),
    )
  return (
    <Line>
      <Field label={label}>
        {(control) => (
          <Text
            {...control}
            readOnly
            // Links, TeX and JSON are read from left to right in every language.
            dir={text === '' ? undefined : 'ltr'}
            value={text}
            placeholder={say('Nothing to copy yet')}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button
        icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        disabled={text === ''}
        onClick={copy}
        aria-live="polite"
      >
        {isCopied ? say('Copied') : say('Copy')}
      </Button>
    </Line>
  )
}
