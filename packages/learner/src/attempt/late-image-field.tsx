import { say } from '@quizwright/domain/language/say.ts'
import { type ComponentProps, useCallback } from 'react'
import { noConnection } from '../connection/request-error.ts'
import { useRequest } from '../connection/use-request.ts'
import type { ImageField } from './image-field.tsx'

const load = () => import('./image-field.tsx')

/** Loads the field before it is needed: the connection may be lost by then. */
export const prepareImageField = (): void => void load().catch(() => undefined)

/** The field that adds images to a descriptive answer, which is not loaded with the first page. */
export const LateImageField = (props: ComponentProps<typeof ImageField>) => {
  const request = useRequest(
    useCallback(
      () =>
        load().catch(() => {
          throw noConnection(say('None of your answers are lost.'))
        }),
      [],
    ),
  )
  if (request.state === 'loaded') return <request.data.ImageField {...props} />
  if (request.state === 'loading') return null
  return (
    <p className="problem" role="alert">
      {request.error.message}
    </p>
  )
}
