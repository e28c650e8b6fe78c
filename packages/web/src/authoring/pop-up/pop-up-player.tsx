import { say } from '@quizwright/domain/language/say.ts'
import type { Video } from '@quizwright/contracts/schemas/structure.ts'
import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { PopUpPreview } from './pop-up-preview.tsx'

const Stage = chakra('div', {
  base: {
    display: 'grid',
    bg: 'black',
    borderRadius: 'lg',
    overflow: 'hidden',
    alignItems: 'center',
    '& > *': { gridArea: '1 / 1', minWidth: '0' },
  },
})
const Film = chakra('video', {
  base: { width: 'full', aspectRatio: '16 / 9', maxHeight: '60dvh', bg: 'black' },
})
const Over = chakra('div', {
  base: {
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    p: '2',
    bg: 'blackAlpha.500',
    zIndex: '1',
  },
})
const Broken = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    p: '4',
    textStyle: 'sm',
    textAlign: 'center',
    color: 'white',
    zIndex: '1',
  },
})

/** Seconds of the video that a preview plays before the quiz appears. */
const leadIn = 3

export type PlayerHandle = {
  /** Shows the frame at a time, in seconds. */
  seek: (time: number) => void
  /** Returns the current time of the video, in seconds. */
  time: () => number
  /** Plays the last seconds before the point, or shows the quiz at once if the video cannot play. */
  preview: () => void
}

type PopUpPlayerProps = {
  ref: Ref<PlayerHandle>
  video: Video
  /** The time at which the quiz appears, in seconds. */
  point: number
  /** Called with the duration in seconds when the video file reports it. */
  onDuration: (duration: number) => void
  quiz: Omit<ComponentProps<typeof PopUpPreview>, 'onEnd'>
}

/** Plays the video and stops it for the quiz, as a student will see it. */
export const PopUpPlayer = ({ ref, video, point, onDuration, quiz }: PopUpPlayerProps) => {
  const film = useRef<HTMLVideoElement>(null)
  /**
   * The time at the previous check. The quiz appears when a playing video passes the point between two
   * checks.
   */
  const last = useRef(0)
  const [isShown, setIsShown] = useState(false)
  const [isBroken, setIsBroken] = useState(false)

  const seek = (time: number) => {
    if (!film.current) return
    last.current = time
    film.current.currentTime = time
  }
  // If the video is not loaded yet, the browser keeps the time and seeks there later.
  const play = () => void film.current?.play().catch(() => undefined)

  useImperativeHandle(ref, () => ({
    seek: (time) => {
      setIsShown(false)
      film.current?.pause()
      seek(time)
    },
    time: () => film.current?.currentTime ?? 0,
    preview: () => {
      setIsShown(isBroken)
      if (isBroken) return
      seek(Math.max(0, point - leadIn))
      play()
    },
  }))

  const look = () => {
    const player = film.current
    if (!player || player.paused || player.seeking) return
    const [before, now] = [last.current, player.currentTime]
    last.current = now
    if (before > point || now < point) return
    player.pause()
    setIsShown(true)
  }
  useEffect(() => {
    // `timeupdate` events come only four times a second; checking more often stops closer to the point.
    const timer = setInterval(look, 100)
    return () => clearInterval(timer)
  })

  const end = () => {
    setIsShown(false)
    last.current = point + 0.001
    if (!isBroken) play()
  }
  return (
    <Stage>
      <Film
        ref={film}
        src={video.link}
        controls={!isShown}
        preload="metadata"
        playsInline
        aria-label={say('Video: {name}', { name: video.name })}
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration) && duration > 0) onDuration(duration)
          seek(point)
        }}
        // Seeking past the point does not show the quiz.
        onSeeking={({ currentTarget }) => {
          last.current = currentTarget.currentTime
        }}
        onError={() => setIsBroken(true)}
      />
      {isBroken && !isShown && (
        <Broken role="status">
          <p>{say('The video can’t be played here, but you can still set the time.')}</p>
          <Button
            size="sm"
            onClick={() => {
              setIsBroken(false)
              film.current?.load()
            }}
          >
            {say('Reload video')}
          </Button>
        </Broken>
      )}
      {isShown && (
        <Over>
          <PopUpPreview {...quiz} onEnd={end} />
        </Over>
      )}
    </Stage>
  )
}
