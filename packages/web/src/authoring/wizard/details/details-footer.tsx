import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const ErrorText = chakra('p', {
  base: { flex: '1', alignSelf: 'center', textStyle: 'sm', color: 'fg.error' },
})

/** The buttons that leave the details form. */
export type Pressed = 'continue' | 'save' | 'set the time'

type DetailsFooterProps = {
  /** An error that belongs to no visible field. */
  sentence: string | undefined
  /** Whether the quiz already exists. Then "save" is the main button. */
  exists: boolean
  canSetTime: boolean
  /** The button whose action is running. */
  underWay: Pressed | undefined
  onPress: (button: Pressed) => void
  onClose: () => void
}

/** The buttons of the details form. The main one submits it. */
export const DetailsFooter = (props: DetailsFooterProps) => {
  const { sentence, exists, canSetTime, underWay, onPress, onClose } = props
  const isBusy = underWay !== undefined
  const stateOf = (button: Pressed) => ({
    busy: underWay === button,
    disabled: isBusy && underWay !== button,
  })
  return (
    <WindowFooter>
      {sentence && <ErrorText role="alert">{sentence}</ErrorText>}
      <Button disabled={isBusy} onClick={onClose}>
        {labels.cancel}
      </Button>
      {canSetTime && (
        <Button {...stateOf('set the time')} onClick={() => onPress('set the time')}>
          {say('Set its time in the video')}
        </Button>
      )}
      {exists && (
        <Button
          title={say('Saves, then asks how you want to add questions')}
          {...stateOf('continue')}
          onClick={() => onPress('continue')}
        >
          {say('Save and add questions')}
        </Button>
      )}
      <Button type="submit" variant="solid" {...stateOf(exists ? 'save' : 'continue')}>
        {exists ? say('Save') : say('Continue')}
      </Button>
    </WindowFooter>
  )
}
