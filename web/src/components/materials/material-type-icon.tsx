import type { MaterialType } from '@study-assistant/contract/materials/materials';
import { FileText, FileType, Presentation, Video } from 'lucide-react';

const icons = { PDF: FileType, Document: FileText, Presentation, Video } as const;

/** The icon is decoration, since the type stands beside it as a word. */
export function MaterialTypeIcon({ type }: { type: MaterialType }) {
  const Icon = icons[type];
  return <Icon aria-hidden />;
}
