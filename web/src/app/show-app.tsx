import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { BootFailure } from './pages/boot-failure.tsx'
import './print.css'

const root = createRoot(document.getElementById('root')!)

export const showApp = () => root.render(<App />)
export const showBootFailure = () => root.render(<BootFailure />)
