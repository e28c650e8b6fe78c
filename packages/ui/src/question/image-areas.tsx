import { type Bounds, computeBounds, cornersOf } from '@quizwright/domain/kinds/hotspot/geometry.ts'
import type { Area } from '@quizwright/domain/kinds/hotspot/schema.ts'
import type { CSSProperties, ReactNode } from 'react'
import './image-areas.css'

type Outline = Pick<Area, 'shape' | 'points'>

const percent = (thousandths: number): string => `${thousandths / 10}%`

/** A circle is as high as it is wide, however high the image is. */
const boxOf = (outline: Outline, { left, top, width, height }: Bounds): CSSProperties =>
  outline.shape === 'circle'
    ? { left: percent(left), top: percent(outline.points[1] ?? 0), width: percent(width) }
    : { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }

const Drawn = ({ outline, bounds }: { outline: Outline; bounds: Bounds }) => {
  if (outline.shape === 'circle') return <ellipse cx="50" cy="50" rx="50" ry="50" />
  if (outline.shape === 'rectangle') return <rect width="100" height="100" />
  const scaled = (value: number, from: number, size: number): number => (100 * (value - from)) / (size || 1)
  return (
    <polygon
      points={cornersOf(outline)
        .map(([x, y]) => `${scaled(x, bounds.left, bounds.width)},${scaled(y, bounds.top, bounds.height)}`)
        .join(' ')}
    />
  )
}

type ImageAreasProps = {
  url: string
  /** What the image shows. */
  name: string
  areas: readonly Outline[]
  /** The id of the field that pressing an area presses, too. */
  fieldOf?: (index: number) => string
  /** The states of an area, such as "chosen", as class names. */
  stateOf?: (index: number) => string
  /** What stands on an area beside its number: a sign of its state. */
  signOf?: (index: number) => string
  /** What lies over the image and its areas. */
  children?: ReactNode
}

/**
 * An image with its areas, each outlined and numbered. Fields below the image have the names; pressing an area presses
 * its field. The outline is dark and light, so that it is seen on any image.
 */
export const ImageAreas = ({ url, name, areas, fieldOf, stateOf, signOf, children }: ImageAreasProps) => (
  // Left is left on an image, in whichever direction people read.
  <div className="image-areas" dir="ltr">
    <img src={url} alt={name} draggable={false} />
    {areas.map((outline, index) => {
      const bounds = computeBounds(outline)
      return (
        <label
          key={index}
          htmlFor={fieldOf?.(index)}
          className={`${outline.shape} ${stateOf?.(index) ?? ''}`}
          style={boxOf(outline, bounds)}
          data-area={index}
          aria-hidden
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <g>
              <Drawn outline={outline} bounds={bounds} />
            </g>
            <Drawn outline={outline} bounds={bounds} />
          </svg>
          <b>
            {signOf?.(index)}
            {index + 1}
          </b>
        </label>
      )
    })}
    {children}
  </div>
)
