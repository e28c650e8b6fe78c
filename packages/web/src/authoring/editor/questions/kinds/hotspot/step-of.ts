type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

const small = 2
const large = 20

/** By how many thousandths of the image an arrow key moves; with Shift, further. Undefined for any other key. */
export const stepOf = ({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pressed): [number, number] | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined
  const by = shiftKey ? large : small
  switch (key) {
    case 'ArrowLeft':
      return [-by, 0]
    case 'ArrowRight':
      return [by, 0]
    case 'ArrowUp':
      return [0, -by]
    case 'ArrowDown':
      return [0, by]
    default:
      return undefined
  }
}
