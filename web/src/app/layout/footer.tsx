import { useStore } from '#web/shell/store.ts'
import { configuration } from '../configuration.ts'
import './footer.css'

export function Footer() {
  const shop = useStore(configuration)
  return (
    <footer className="rb-footer">
      © {new Date().getFullYear()} {shop?.brand}
    </footer>
  )
}
