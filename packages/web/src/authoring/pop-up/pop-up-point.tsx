import { say } from '@quizwright/domain/language/say.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { readTime, showTime, withinVideo } from './video-time.ts'
import { TightStack } from '../../ui/layout/parts.tsx'

const Slide = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', '& > label': { textStyle: 'label' } },
})
const Ends = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    textStyle: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Range = chakra('input', {
  base: {
    width: 'full',
    height: '6',
    m: '0',
    accentColor: '{colors.accent.solid}',
    cursor: 'ew-resize',
    _disabled: { layerStyle: 'disabled' },
  },
})
const Exact = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    '& > :first-of-type': { flex: '0 1 9rem' },
    '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: '2', mt: { sm: '1.625rem' } },
  },
})

type PopUpPointProps = {
  /** Time and duration, in seconds. */
  time: number
  duration: number
  disabled: boolean
  onChange: (time: number) => void
  /** Sets the point to the current time of the video. */
  onTakeCurrent: () => void
  onPreview: () => void
}

/** The seconds by which a key moves the slider; with Shift a tenth of this. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/**
 * Sets when the quiz appears: by dragging, by keys, by typing a time, or at the current time of the video.
 */
export const PopUpPoint = ({
  time,
  duration,
  disabled,
  onChange,
  onTakeCurrent,
  onPreview,
}: PopUpPointProps) => {
  /** The content of the time field while it is being typed. */
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const slider = useRef<HTMLInputElement>(null)
  // The button that led here is gone together with the focus, so the slider takes the focus.
  useEffect(() => slider.current?.focus(), [])

  const set = (seconds: number) => {
    setTyped(undefined)
    setError(undefined)
    onChange(withinVideo(seconds, duration))
  }
  const take = () => {
    if (typed === undefined) return
    const seconds = readTime(typed)
    if (seconds === undefined) return setError(say('Write the time as mm:ss, such as 01:30.'))
    if (seconds > duration) return setError(say('The video ends at {time}.', { time: showTime(duration) }))
    set(seconds)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(time + (event.shiftKey ? step / 10 : step))
  }

  return (
    <TightStack>
      <Slide>
        <label htmlFor="pop-time">{say('When the quiz appears')}</label>
        <Range
          ref={slider}
          id="pop-time"
          type="range"
          min={0}
          max={duration}
          step={0.1}
          value={time}
          disabled={disabled}
          aria-valuetext={say('{time} of {duration}', {
            time: showTime(time),
            duration: showTime(duration),
          })}
          onKeyDown={onKey}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
        <Ends aria-hidden>
          <span>{showTime(0)}</span>
          <span>{showTime(duration)}</span>
        </Ends>
      </Slide>
      <Exact>
        <TextField
          label={say('Exact time')}
          hint={say('mm:ss')}
          value={typed ?? showTime(time)}
          error={error}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          size="sm"
          onChange={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          onBlur={take}
          onEnter={take}
        />
        <div>
          <Button size="sm" disabled={disabled} onClick={onTakeCurrent}>
            {say('Use current video time')}
          </Button>
          <Button size="sm" disabled={disabled} onClick={onPreview}>
            {say('Preview')}
          </Button>
        </div>
      </Exact>
    </TightStack>
  )
}
