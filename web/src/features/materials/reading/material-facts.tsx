import type { Material } from '@study-assistant/contract/materials/materials';
import { MaterialTypeIcon } from '../../../components/materials/material-type-icon.tsx';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { formatBytes } from '../../../lib/format/numbers.ts';

/** What is known of a material, beside each other. */
export function MaterialFacts({ material }: { material: Material }) {
  const { subject, type, teacherName, uploadDate, sizeBytes } = material;
  return (
    <>
      <SubjectBadge subject={subject} />
      <Badge icon={<MaterialTypeIcon type={type} />}>{type}</Badge>
      {teacherName && <span dir="auto">{teacherName}</span>}
      <DateText value={uploadDate} />
      {sizeBytes > 0 && <span>{formatBytes(sizeBytes)}</span>}
    </>
  );
}
