import { say } from '@quizwright/domain/language/say.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '4',
    px: '3.5',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
  },
})

type SavedMeanwhileProps = {
  /** The name of whoever saved; null if it is not known. */
  by: string | null
  busy: boolean
  onShow: () => void
}

/** Says that somebody saved since the sides were read. They stay as they are until the author wants the newer ones. */
export const SavedMeanwhile = ({ by, busy, onShow }: SavedMeanwhileProps) => (
  <Note role="status">
    <span>
      {by === null
        ? say('A colleague has saved again. You can choose here first; what they saved is merged afterwards.')
        : say('{name} has saved again. You can choose here first; what they saved is merged afterwards.', {
            name: by,
          })}
    </span>
    <Button size="sm" busy={busy} onClick={onShow}>
      {say('Show the latest')}
    </Button>
  </Note>
)
