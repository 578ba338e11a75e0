import type { SourceDocument } from '../source-document.ts';

/** A biology text written for these tests. */
export const cells: SourceDocument = {
  title: 'Cells and Energy',
  kind: 'docx',
  pageCount: null,
  sections: [
    {
      heading: 'The Discovery of Cells',
      page: null,
      text: `Robert Hooke published drawings of cork cells in 1665. Hooke looked at thin slices of cork through a microscope and saw rows of small boxes. Antonie van Leeuwenhoek observed living microorganisms in pond water in the 1670s. Matthias Schleiden proposed in 1838 that all plants are made of cells. Theodor Schwann extended the idea to animals in 1839. Rudolf Virchow argued in 1855 that every cell comes from another cell.

Cell theory is the idea that all living things consist of cells, that the cell is the basic unit of life, and that cells come only from other cells. A typical animal cell measures about 20 micrometers across. Cells stay small because materials must pass quickly between the surface and the center.`,
    },
    {
      heading: 'Two Kinds of Cells',
      page: null,
      text: `A prokaryote is an organism whose cell has no nucleus. Bacteria and archaea are prokaryotes. A eukaryote is an organism whose cells contain a nucleus. Plants, animals, fungi, and protists are eukaryotes. Prokaryotic cells are usually much smaller than eukaryotic cells. Prokaryotes store their genetic material in a region called the nucleoid.`,
    },
    {
      heading: 'Parts of the Cell',
      page: null,
      text: `An organelle is a structure inside a cell that carries out a particular task. The nucleus is the organelle that contains most of the genetic material of the cell. The cell membrane is a thin layer that controls what enters and leaves the cell. Cytoplasm is the jelly-like material between the cell membrane and the nucleus. Ribosomes are small particles that build proteins from amino acids.

A mitochondrion is an organelle that releases energy from sugar. Muscle cells contain many mitochondria because movement requires a great deal of energy. A vacuole is a sac that stores water, food, or waste. The Golgi apparatus packages proteins and sends them to other parts of the cell. Lysosomes are sacs of enzymes that break down worn-out parts of the cell. The cell wall is a stiff layer that surrounds the membrane of a plant cell. Chloroplasts capture the energy of sunlight with a green pigment called chlorophyll.`,
    },
    {
      heading: 'Moving In and Out',
      page: null,
      text: `Diffusion is the movement of particles from an area of high concentration to an area of low concentration. Osmosis is the diffusion of water through a membrane that lets some substances pass and holds others back. When a red blood cell is placed in pure water, water enters the cell and it may burst. If a plant cell loses too much water, the cell membrane pulls away from the cell wall.

Active transport is the movement of substances against their concentration gradient with the help of energy. Nerve cells use active transport in order to pump sodium ions out of the cell. Endocytosis is the process by which a cell takes in material by folding its membrane around it. White blood cells destroy bacteria by means of endocytosis.`,
    },
    {
      heading: 'Photosynthesis and Respiration',
      page: null,
      text: `Photosynthesis is the process by which plants use the energy of sunlight to make sugar from carbon dioxide and water. Chlorophyll absorbs mainly red and blue light and reflects green light. Leaves look green because chlorophyll reflects green light. Jan Ingenhousz showed in 1779 that plants give off oxygen only in light. Melvin Calvin received the Nobel Prize in Chemistry in 1961 for his work on photosynthesis.

Cellular respiration is the process by which cells release the energy stored in sugar. Fermentation is the release of energy from sugar without oxygen. Yeast cells produce alcohol and carbon dioxide during fermentation. When muscles run short of oxygen, they produce lactic acid. ATP is a molecule that carries energy to every part of the cell.`,
    },
    {
      heading: 'Cell Division',
      page: null,
      text: `Mitosis is the division of a nucleus into two nuclei with the same genetic material. A chromosome is a coiled thread of DNA and protein that carries genes. Human body cells contain 46 chromosomes. Meiosis is a type of division that produces sex cells with half the number of chromosomes. Human egg cells contain 23 chromosomes.

Cancer is a disease in which cells divide without control. A tumor is a mass of cells that serves no purpose in the body. Cells of the skin divide often because the surface of the body wears away every day.`,
    },
  ],
};
