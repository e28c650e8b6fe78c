import { say } from '@quizwright/domain/language/say.ts'
import { ChosenItem } from '../../../ui/picker/chosen-item.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Chosen = chakra('ul', { base: { display: 'contents', listStyle: 'none' } })

type ChosenTagsProps = { names: readonly string[]; onRemove: (name: string) => void }

/** Lists the chosen tags, each with a button to remove it. */
export const ChosenTags = ({ names, onRemove }: ChosenTagsProps) => (
  <Chosen aria-label={say('Tags')}>
    {names.map((name) => (
      <ChosenItem
        key={name}
        name={name}
        removeLabel={say('Remove tag {name}', { name })}
        onRemove={() => onRemove(name)}
      />
    ))}
  </Chosen>
)
