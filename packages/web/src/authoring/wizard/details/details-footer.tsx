import { labels } from '@quizwright/contracts/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const ErrorText = chakra('p', {
  base: { flex: '1', alignSelf: 'center', textStyle: 'sm', color: 'fg.error' },
})

/** The ways on from the details. */
export type Pressed = 'continue' | 'save' | 'set the time'

type DetailsFooterProps = {
  /** What is wrong that no field shows. */
  sentence: string | undefined
  /** The quiz is there already: saving it is the main way on. */
  exists: boolean
  canSetTime: boolean
  /** The way that is being gone, while it is. */
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
          Set its time in the video
        </Button>
      )}
      {exists && (
        <Button
          title="Saves, then asks how more questions come"
          {...stateOf('continue')}
          onClick={() => onPress('continue')}
        >
          Continue
        </Button>
      )}
      <Button type="submit" variant="solid" {...stateOf(exists ? 'save' : 'continue')}>
        {exists ? 'Save' : 'Continue'}
      </Button>
    </WindowFooter>
  )
}
