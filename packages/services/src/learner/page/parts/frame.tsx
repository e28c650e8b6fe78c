import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import logo from '../../../http/page-assets/quizwright.svg'

/** The one heading of a page. It takes the focus when it changes, so that a screen reader begins there. */
export const Frame = ({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ComponentChildren
  children: ComponentChildren
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} – Quizwright`
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [title])
  return (
    <>
      <header>
        <p class="product">
          <img src={logo} alt="" width="28" height="28" /> Quizwright
        </p>
        {aside}
      </header>
      <main>
        <h1 tabIndex={-1} ref={heading} dir="auto">
          {title}
        </h1>
        {children}
      </main>
    </>
  )
}

/** A sentence in place of what can't be shown, and what can be done. */
export const Message = ({
  text,
  action,
}: {
  text: string
  action?: { label: string; onPress: () => void }
}) => (
  <section class="card" role="alert">
    <p>{text}</p>
    {action && (
      <button type="button" onClick={action.onPress}>
        {action.label}
      </button>
    )}
  </section>
)

/** Holds the place of what is on its way. */
export const Loading = () => (
  <main aria-busy="true">
    <p class="visually-hidden" role="status">
      Loading
    </p>
    <div class="bone wide" />
    <div class="bone" />
    <div class="bone tall" />
  </main>
)
