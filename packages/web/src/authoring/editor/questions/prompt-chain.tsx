import { say } from '@quizwright/domain/language/say.ts'
import { lengths, limits } from '@quizwright/domain/limits.ts'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { GrowingTextArea } from './growing-text-area.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    m: '0',
    p: '0',
    '& > li': { display: 'flex', gap: '1' },
  },
})

type Chain = readonly { value: string }[]
type PromptChainProps = { chain: Chain; onChange: (chain: { value: string }[]) => void }

/** The prompts that run after the evaluation, one after the other. */
export const PromptChain = ({ chain, onChange }: PromptChainProps) => {
  const list = useRef<HTMLOListElement>(null)
  const add = () => {
    flushSync(() => onChange([...chain, { value: '' }]))
    list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
  }
  return (
    <div>
      <List ref={list} aria-label={say('Further evaluation prompts')}>
        {chain.map(({ value }, index) => (
          // The prompts of a chain have no id, so their index is the key.
          <li key={index}>
            <GrowingTextArea
              label={say('Further prompt {number}', { number: index + 1 })}
              value={value}
              maxLength={lengths.prompt}
              placeholder={say('Further prompt {number}', { number: index + 1 })}
              onWrite={(text) => onChange(chain.with(index, { value: text }))}
            />
            <IconButton
              label={say('Remove further prompt {number}', { number: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => onChange(chain.toSpliced(index, 1))}
            />
          </li>
        ))}
      </List>
      <Button
        size="sm"
        variant="ghost"
        icon={<Plus aria-hidden />}
        disabled={chain.length >= limits.promptsPerChain}
        onClick={add}
      >
        {say('Further prompt')}
      </Button>
    </div>
  )
}
