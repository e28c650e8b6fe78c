type ContentImageProps = {
  url: string
  /** The alternative text; empty if the text beside the image says the same. */
  name: string
  /** Whether the browser fetches the image only when it comes near the viewport. */
  isLazy?: boolean
}

/** Shows an image that an author or a student uploaded. Each page sizes it for its layout. */
export const ContentImage = ({ url, name, isLazy = false }: ContentImageProps) => (
  <img className="content-image" src={url} alt={name} loading={isLazy ? 'lazy' : 'eager'} />
)
